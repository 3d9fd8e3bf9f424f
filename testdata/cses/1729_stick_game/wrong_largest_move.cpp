// WA: lets both players take as much as they can.
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
    std::sort(p.begin(), p.end());
    std::string s(n + 1, 'L');
    for (int i = 1, j = 0; i <= n; i++) {
        while (j + 1 < k && p[j + 1] <= i) j++;
        if (s[i - p[j]] == 'L') s[i] = 'W';
    }
    std::cout << s.substr(1) << '\n';
}
