// WA: computes the remainder modulo 4 in double, which is exact to 2^53 only.
#include <cmath>
#include <cstdio>

long long f(double k) {
    const double remainder = std::fmod(k, 4.0);
    return (long long)(remainder == 0   ? k
                       : remainder == 1 ? 1
                       : remainder == 2 ? k + 1
                                        : 0);
}

int main() {
    int n;
    long long x, m;
    std::scanf("%d", &n);
    long long sum = 0;
    while (n--) {
        std::scanf("%lld%lld", &x, &m);
        sum ^= f(double(x) + double(m) - 1) ^ f(double(x) - 1);
    }
    std::puts(sum != 0 ? "tolik" : "bolik");
}
