// WA: lets the multiples of the largest move + 1 be lost, as if P had no gaps.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    int n, k;
    std::cin >> n >> k;
    std::vector<int> p(k);
    for (int& x : p) std::cin >> x;
    int most = *std::max_element(p.begin(), p.end());
    std::string s(n + 1, 'L');
    for (int i = 1; i <= n; i++)
        if (i % (most + 1)) s[i] = 'W';
    std::cout << s.substr(1) << '\n';
}
