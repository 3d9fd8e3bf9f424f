// TLE: computes every binomial with a division for each factor.
#include <cstdio>

const int mod = 1000000007;
long long f[16][20001];

long long power(long long base, int exponent) {
    long long result = 1;
    for (; exponent; exponent /= 2, base = base * base % mod)
        if (exponent % 2) result = result * base % mod;
    return result;
}

long long choose(int a, int b) {
    long long result = 1;
    for (int i = 0; i < b; ++i)
        result = result * (a - i) % mod * power(i + 1, mod - 2) % mod;
    return result;
}

int main() {
    int n, k, d;
    std::scanf("%d %d %d", &n, &k, &d);
    f[0][0] = 1;
    for (int b = 0; b < 14; ++b)
        for (int j = 0; j <= n - k; ++j)
            for (int x = 0; x <= k / 2 && j + (x << b) <= n - k; x += d + 1)
                f[b + 1][j + (x << b)] =
                    (f[b + 1][j + (x << b)] + f[b][j] * choose(k / 2, x)) % mod;
    long long lost = 0;
    for (int j = 0; j <= n - k; ++j)
        lost = (lost + f[14][j] * choose(n - j - k / 2, k / 2)) % mod;
    std::printf("%lld\n", (choose(n, k) - lost + mod) % mod);
}
