// WA: treats the sum of the two largest moves as the period.
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
    std::sort(p.rbegin(), p.rend());
    int period = k > 1 ? p[0] + p[1] : 2;
    std::string s(n + 1, 'L');
    for (int i = 1; i <= n; i++)
        if (i >= period)
            s[i] = s[i - period];
        else
            for (int x : p)
                if (x <= i && s[i - x] == 'L') s[i] = 'W';
    std::cout << s.substr(1) << '\n';
}
