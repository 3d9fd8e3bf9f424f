// WA: ends at the first move that is too large, and the moves are not sorted.
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
    std::string s(n + 1, 'L');
    for (int i = 1; i <= n; i++)
        for (int x : p) {
            if (x > i) break;
            if (s[i - x] == 'L') s[i] = 'W';
        }
    std::cout << s.substr(1) << '\n';
}
