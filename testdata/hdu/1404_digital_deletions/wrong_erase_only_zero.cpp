// WA: erases only the chosen 0, and keeps the digits to its right.
#include <iostream>
#include <map>
#include <string>

std::map<std::string, bool> memo;

bool wins(const std::string& s) {
    if (s.empty()) return false;
    std::map<std::string, bool>::iterator known = memo.find(s);
    if (known != memo.end()) return known->second;
    bool win = false;
    for (int i = 0; i < (int)s.size() && !win; ++i) {
        std::string t = s;
        for (char c = '0'; c < s[i] && !win; ++c) t[i] = c, win = !wins(t);
        if (s[i] == '0' && !win) win = !wins(s.substr(0, i) + s.substr(i + 1));
    }
    return memo[s] = win;
}

int main() {
    std::string s;
    while (std::cin >> s) std::cout << (wins(s) ? "Yes\n" : "No\n");
}
