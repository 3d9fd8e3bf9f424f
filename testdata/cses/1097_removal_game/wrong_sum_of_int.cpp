// WA: adds the numbers up from an int 0, so the sum is one of 32 bits.
#include <algorithm>
#include <iostream>
#include <numeric>
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
    int sum = 0;
    for (auto x : a) sum = int(unsigned(sum) + unsigned(x));
    std::cout << (sum + dp[0]) / 2 << '\n';
}
