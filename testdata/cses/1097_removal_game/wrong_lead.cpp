// WA: prints the first player's lead, not the score.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<long long> a(n), dp(n);
    for (auto& x : a) std::cin >> x;
    for (int r = 0; r < n; r++) {
        dp[r] = a[r];
        for (int l = r - 1; l >= 0; l--)
            dp[l] = std::max(a[l] - dp[l + 1], a[r] - dp[l]);
    }
    std::cout << dp[0] << '\n';
}
