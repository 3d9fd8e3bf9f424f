// WA: takes the number halfway between the bounds, not the simplest.
#include <algorithm>
#include <iostream>
#include <map>
#include <string>
#include <vector>

// Halfway between the bounds; 99 stands for none.
double halfway(double low, double high) {
    if (low == -99 && high == 99) return 0;
    if (low == -99) return high > 0 ? 0 : high - 1;
    if (high == 99) return low < 0 ? 0 : low + 1;
    return (low + high) / 2;
}

std::map<std::string, double> known;

double value(const std::string& column) {
    if (known.count(column)) return known[column];
    double low = -99, high = 99;
    for (std::size_t i = 0; i < column.size(); ++i) {
        if (column[i] == '.') continue;
        std::string option = column;
        option[i] = '.';
        const double eaten = value(option);
        if (column[i] == 'B')
            low = std::max(low, eaten);
        else
            high = std::min(high, eaten);
        if (i == 0 || column[i - 1] != '.') continue;
        option[i - 1] = column[i];
        const double advanced = value(option);
        if (column[i] == 'W')
            low = std::max(low, advanced);
        else
            high = std::min(high, advanced);
    }
    return known[column] = halfway(low, high);
}

int main() {
    int n;
    std::cin >> n;
    std::vector<std::string> columns(n, std::string(n, '.'));
    for (int i = 0; i < n; ++i)
        for (int j = 0; j < n; ++j) std::cin >> columns[j][i];
    double total = 0;
    for (int j = 0; j < n; ++j) total += value(columns[j]);
    std::cout << (total > 0 ? "Takahashi\n" : "Snuke\n");
}
