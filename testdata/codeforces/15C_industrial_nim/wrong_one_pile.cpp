// WA: takes a quarry for one pile of all its stones.
#include <cstdio>

unsigned long long stones(unsigned long long x, unsigned long long m) {
    return m % 2 == 0 ? m / 2 * (2 * x + m - 1) : m * (x + (m - 1) / 2);
}

int main() {
    int n;
    long long x, m;
    std::scanf("%d", &n);
    unsigned long long sum = 0;
    while (n--) {
        std::scanf("%lld%lld", &x, &m);
        sum ^= stones(x, m);
    }
    std::puts(sum != 0 ? "tolik" : "bolik");
}
