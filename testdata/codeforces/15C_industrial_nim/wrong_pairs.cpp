// WA: takes the nim-sum of each two dumpers to be 1, as if x were even.
#include <cstdio>

int main() {
    int n;
    long long x, m;
    std::scanf("%d", &n);
    long long sum = 0;
    while (n--) {
        std::scanf("%lld%lld", &x, &m);
        sum ^= m % 2 == 0 ? m / 2 % 2 : (m / 2 % 2) ^ (x + m - 1);
    }
    std::puts(sum != 0 ? "tolik" : "bolik");
}
