// WA: assumes that there are no empty cells right of the last coin.
#include <cstdio>

const long long P = 1000000009;
int n, m;
long long c[150060][52], f[150060];

int main() {
    std::scanf("%d%d", &n, &m);
    if (m > n) return std::puts("0"), 0;
    for (int i = 0; i <= n; ++i)
        for (int j = c[i][0] = 1; j <= i && j <= 50; ++j)
            c[i][j] = (c[i - 1][j] + c[i - 1][j - 1]) % P;
    int e = n - m, p = (m + 1) / 2, q = m / 2 - 1;
    f[0] = 1;
    for (int b = 0; b < 18; ++b)
        for (int s = e; s >= 0; --s)
            for (int k = 2; k <= p && s >= (long long)k << b; k += 2)
                f[s] = (f[s] + f[s - (k << b)] * c[p][k]) % P;
    long long r = c[n][m];
    for (int s = 0; s <= e; ++s)
        r = q < 0 ? (s == e ? (r + P - f[s]) % P : r)
                  : (r + (P - f[s]) * c[e - s + q][q]) % P;
    std::printf("%lld\n", r);
}
