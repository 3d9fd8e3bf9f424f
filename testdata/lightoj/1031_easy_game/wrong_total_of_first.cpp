// WA: prints the total of the first player, not the lead.
#include <algorithm>
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
        std::vector<std::vector<int>> dp(n + 1, std::vector<int>(n + 1));
        for (int len = 1; len <= n; len++)
            for (int l = 0; l + len <= n; l++) {
                int r = l + len, best = pre[r] - pre[l];
                for (int k = l + 1; k < r; k++) {
                    best = std::max(best, pre[k] - pre[l] - dp[k][r]);
                    best = std::max(best, pre[r] - pre[k] - dp[l][k]);
                }
                dp[l][r] = best;
            }
        std::printf("Case %d: %d\n", test, (pre[n] + dp[0][n]) / 2);
    }
}
