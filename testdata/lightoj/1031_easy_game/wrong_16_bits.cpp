// WA: keeps the leads in 16 bits.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <vector>

int main() {
    int tests, n;
    std::scanf("%d", &tests);
    for (int test = 1; test <= tests; test++) {
        std::scanf("%d", &n);
        std::vector<int> pre(n + 1);
        for (int i = 0; i < n; i++) {
            std::scanf("%d", &pre[i + 1]);
            pre[i + 1] += pre[i];
        }
        std::vector<std::vector<std::int16_t>> dp(
            n + 1, std::vector<std::int16_t>(n + 1));
        for (int len = 1; len <= n; len++)
            for (int l = 0; l + len <= n; l++) {
                int r = l + len, best = pre[r] - pre[l];
                for (int k = l + 1; k < r; k++)
                    best = std::max({best, pre[k] - pre[l] - dp[k][r],
                                     pre[r] - pre[k] - dp[l][k]});
                dp[l][r] = std::int16_t(best);
            }
        std::printf("Case %d: %d\n", test, dp[0][n]);
    }
}
