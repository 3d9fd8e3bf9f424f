// WA: takes numbers from both ends in one move.
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
                for (int i = l; i <= r; i++)
                    for (int j = i + 1; j <= r; j++)
                        if (j - i < len)
                            best = std::max(
                                best,
                                pre[r] - pre[l] - (pre[j] - pre[i]) - dp[i][j]);
                dp[l][r] = best;
            }
        std::printf("Case %d: %d\n", test, dp[0][n]);
    }
}
