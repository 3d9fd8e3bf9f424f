// WA: keeps the nim-sum in an int, and loses a nim-sum of 2^32.
#include <cstdio>

long long f(long long k) {
    return k % 4 == 0 ? k : k % 4 == 1 ? 1 : k % 4 == 2 ? k + 1 : 0;
}

int main() {
    int n;
    long long x, m;
    std::scanf("%d", &n);
    int sum = 0;
    while (n--) {
        std::scanf("%lld%lld", &x, &m);
        sum ^= int(f(x + m - 1) ^ f(x - 1));
    }
    std::puts(sum != 0 ? "tolik" : "bolik");
}
