// TLE: fills the table of all f(n, m), as in the easy version.
#include <cstdio>
#include <vector>

int main() {
    const long long P = 1000000007, HALF = (P + 1) / 2;
    int t, n, m, k;
    std::scanf("%d", &t);
    while (t--) {
        std::scanf("%d%d%d", &n, &m, &k);
        std::vector<long long> f(m + 1);
        for (int i = 1; i <= n; i++)
            for (int j = i < m ? i : m; j > 0; j--)
                f[j] = i == j ? (long long)i * k % P
                              : (f[j] + f[j - 1]) * HALF % P;
        std::printf("%lld\n", f[m]);
    }
}
