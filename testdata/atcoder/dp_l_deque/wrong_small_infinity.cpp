// WA: begins each maximum at -10^12.
// Size: a score is below -10^12 only if there are more than 2000 numbers.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<long long> a(n);
    for (auto& x : a) std::cin >> x;
    std::vector<std::vector<long long>> dp(n + 1,
                                           std::vector<long long>(n + 1));
    for (int len = 1; len <= n; len++)
        for (int l = 0; l + len <= n; l++) {
            int r = l + len;
            dp[l][r] = -1000000000000LL;
            dp[l][r] = std::max(dp[l][r], a[l] - dp[l + 1][r]);
            dp[l][r] = std::max(dp[l][r], a[r - 1] - dp[l][r - 1]);
        }
    std::cout << dp[0][n] << '\n';
}
