// TLE: tries each suffix of the sorted cards.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    int n;
    std::cin >> n;
    std::vector<int> a(n), f(n + 1);
    for (auto& x : a) std::cin >> x;
    std::sort(a.begin(), a.end());
    for (int i = 1; i <= n; i++)
        for (int j = 0; j < i; j++) f[i] = std::max(f[i], a[j] - f[j]);
    std::cout << f[n] << '\n';
}
