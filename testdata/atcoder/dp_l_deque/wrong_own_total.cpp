// WA: makes Taro's lead as large as possible for both players.
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
            long long s = (n - len) % 2 ? -1 : 1;
            dp[l][r] =
                std::max(s * a[l] + dp[l + 1][r], s * a[r - 1] + dp[l][r - 1]);
        }
    std::cout << dp[0][n] << '\n';
}
