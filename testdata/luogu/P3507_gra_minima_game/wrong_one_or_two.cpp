// WA: a move takes at most two cards.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    int n;
    std::cin >> n;
    std::vector<int> a(n + 1), f(n + 1);
    for (int i = 1; i <= n; i++) std::cin >> a[i];
    std::sort(a.begin() + 1, a.end());
    for (int i = 1; i <= n; i++)
        f[i] = std::max(a[i] - f[i - 1], i > 1 ? a[i - 1] - f[i - 2] : 0);
    std::cout << f[n] << '\n';
}
