// WA: prints by how many stones Takahashi leads.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n, k;
    std::cin >> n >> k;
    std::vector<int> a(k);
    for (int& x : a) std::cin >> x;
    std::vector<int> dp(n + 1, -n);
    dp[0] = 0;
    for (int i = 1; i <= n; i++)
        for (int x : a) {
            if (x > i) break;
            dp[i] = std::max(dp[i], x - dp[i - x]);
        }
    std::cout << dp[n] << '\n';
}
