// WA: sorts the places 0 to n - 1, but the cards are at 1 to n.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    int n;
    std::cin >> n;
    std::vector<int> a(n + 1), f(n + 1);
    for (int i = 1; i <= n; i++) std::cin >> a[i];
    std::sort(a.begin(), a.begin() + n);
    for (int i = 1; i <= n; i++) f[i] = std::max(f[i - 1], a[i] - f[i - 1]);
    std::cout << f[n] << '\n';
}
