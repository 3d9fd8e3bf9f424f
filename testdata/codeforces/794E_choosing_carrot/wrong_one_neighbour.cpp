// WA: looks at one neighbour of the middle only.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    int n;
    std::cin >> n;
    std::vector<int> a(n), ans(n + 3);
    for (auto& x : a) std::cin >> x;
    for (int i = 0; i + 1 < n; i++) {
        int len = 2 * std::min(i + 1, n - 1 - i);
        ans[len] = std::max(ans[len], std::max(a[i], a[i + 1]));
    }
    for (int i = 1; i + 1 < n; i++) {
        int len = 2 * std::min(i, n - 1 - i) + 1;
        ans[len] = std::max(ans[len], std::min(a[i], a[i + 1]));
    }
    for (int len = n; len >= 2; len--)
        ans[len] = std::max(ans[len], ans[len + 2]);
    ans[1] = *std::max_element(a.begin(), a.end());
    for (int len = n; len >= 1; len--) std::cout << ans[len] << " \n"[len == 1];
}
