// WA: begins each maximum at 0, as if a player could stop.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<long long> a(n), pre(n + 1);
    for (int i = 0; i < n; i++) std::cin >> a[i], pre[i + 1] = pre[i] + a[i];
    std::vector<long long> dp(n + 2);
    for (int len = 1; len <= n; len++)
        for (int l = 0; l + len <= n; l++) {
            long long best = 0, all = pre[l + len] - pre[l];
            best = std::max(best, all - dp[l]);
            best = std::max(best, all - dp[l + 1]);
            dp[l] = best;
        }
    std::cout << dp[0] << '\n';
}
