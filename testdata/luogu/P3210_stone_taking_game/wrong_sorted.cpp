// WA: takes all piles from the greatest down, as if all could be taken.
#include <algorithm>
#include <functional>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> a(n);
    for (int& pile : a) std::cin >> pile;
    std::sort(a.begin(), a.end(), std::greater<int>());
    long long scores[2] = {};
    for (int i = 0; i < n; ++i) scores[i % 2] += a[i];
    std::cout << scores[0] << ' ' << scores[1] << '\n';
}
