// WA: prints the stones of Aoki.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n, k;
    std::cin >> n >> k;
    std::vector<int> a(k);
    for (int& x : a) std::cin >> x;
    std::vector<int> dp(n + 1);
    for (int i = 1; i <= n; i++)
        for (int x : a) {
            if (x > i) break;
            dp[i] = std::max(dp[i], i - dp[i - x]);
        }
    std::cout << n - dp[n] << '\n';
}
