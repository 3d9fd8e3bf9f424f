// WA: the loop over the numbers is outside, so it reads values that are not
// final.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n, k;
    std::cin >> n >> k;
    std::vector<int> a(k);
    for (int& x : a) std::cin >> x;
    std::vector<int> dp(n + 1);
    for (int x : a)
        for (int i = x; i <= n; i++) dp[i] = std::max(dp[i], i - dp[i - x]);
    std::cout << dp[n] << '\n';
}
