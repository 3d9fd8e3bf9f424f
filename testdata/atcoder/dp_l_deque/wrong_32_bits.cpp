// WA: keeps the scores in 32 bits.
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<std::uint32_t> dp(n);
    std::vector<int> a(n);
    for (auto& x : a) std::cin >> x;
    for (int r = 0; r < n; r++) {
        dp[r] = a[r];
        for (int l = r - 1; l >= 0; l--)
            dp[l] = std::max<std::int32_t>(a[l] - dp[l + 1], a[r] - dp[l]);
    }
    std::cout << (std::int32_t)dp[0] << '\n';
}
