// WA: counts the moves that each player has at first.
#include <iostream>
#include <string>
#include <vector>

int value(const std::string& column) {
    int ahead = 0;
    for (std::size_t i = 0; i < column.size(); ++i) {
        if (column[i] == '.') continue;
        const int sign = column[i] == 'W' ? 1 : -1;
        ahead -= sign;  // may be eaten
        if (i > 0 && column[i - 1] == '.') ahead += sign;
    }
    return ahead;
}

int main() {
    int n;
    std::cin >> n;
    std::vector<std::string> columns(n, std::string(n, '.'));
    for (int i = 0; i < n; ++i)
        for (int j = 0; j < n; ++j) std::cin >> columns[j][i];
    int total = 0;
    for (int j = 0; j < n; ++j) total += value(columns[j]);
    std::cout << (total > 0 ? "Takahashi\n" : "Snuke\n");
}
