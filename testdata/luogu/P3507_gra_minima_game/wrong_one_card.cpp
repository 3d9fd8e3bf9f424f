// WA: a move takes only the greatest card.
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
    for (int i = 1; i <= n; i++) f[i] = a[i] - f[i - 1];
    std::cout << f[n] << '\n';
}
