// WA: the player who takes the last stick loses.
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
    s[0] = 'W';
    for (int i = 1; i <= n; i++)
        for (int x : p)
            if (x <= i && s[i - x] == 'L') s[i] = 'W';
    std::cout << s.substr(1) << '\n';
}
