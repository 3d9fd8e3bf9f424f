// WA: plays Nim for every d: an even number of ones in each place.
#include <cstdio>

const int mod = 1000000007;
long long c[10001][101], f[16][20001];

int main() {
    int n, k, d;
    std::scanf("%d %d %d", &n, &k, &d);
    for (int i = 0; i <= n; ++i) {
        c[i][0] = 1;
        for (int j = 1; j <= k && j <= i; ++j)
            c[i][j] = (c[i - 1][j - 1] + c[i - 1][j]) % mod;
    }
    f[0][0] = 1;
    for (int b = 0; b < 14; ++b)
        for (int j = 0; j <= n - k; ++j)
            for (int x = 0; x <= k / 2 && j + (x << b) <= n - k; x += 2)
                f[b + 1][j + (x << b)] =
                    (f[b + 1][j + (x << b)] + f[b][j] * c[k / 2][x]) % mod;
    long long lost = 0;
    for (int j = 0; j <= n - k; ++j)
        lost = (lost + f[14][j] * c[n - j - k / 2][k / 2]) % mod;
    std::printf("%lld\n", (c[n][k] - lost + mod) % mod);
}
