// WA: takes 4q - 1, ..., 4q + 2 for a block of nim-sum 0.
#include <cstdio>

long long f(long long k) {
    return k % 4 == 3 ? k : k % 4 == 0 ? 1 : k % 4 == 1 ? k + 1 : 0;
}

int main() {
    int n;
    long long x, m;
    std::scanf("%d", &n);
    long long sum = 0;
    while (n--) {
        std::scanf("%lld%lld", &x, &m);
        sum ^= f(x + m - 1) ^ f(x - 1);
    }
    std::puts(sum != 0 ? "tolik" : "bolik");
}
