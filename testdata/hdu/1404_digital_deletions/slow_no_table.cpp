// TLE: recursion without a table.
#include <iostream>
#include <string>

bool wins(const std::string& s) {
    if (s.empty()) return false;
    bool win = false;
    for (int i = 0; i < (int)s.size() && !win; ++i) {
        std::string t = s;
        for (char c = '0'; c < s[i] && !win; ++c) t[i] = c, win = !wins(t);
        if (s[i] == '0' && !win) win = !wins(s.substr(0, i));
    }
    return win;
}

int main() {
    std::string s;
    while (std::cin >> s) std::cout << (wins(s) ? "Yes\n" : "No\n");
}
