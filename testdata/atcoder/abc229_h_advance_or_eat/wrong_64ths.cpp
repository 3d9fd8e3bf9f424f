// WA: counts in units of 1/64, too coarse for a lone piece at the foot of 8.
// Size: smaller boards need no finer fractions.
#include <algorithm>
#include <iostream>
#include <map>
#include <string>
#include <vector>

// The simplest number between the bounds; the upper one, if none is.
int simplest(int low, int high) {
    if (low < 0 && high > 0) return 0;
    if (low < 0) return -simplest(-high, -low);
    int step = 64;
    while (step > 1 && low / step * step + step >= high) step /= 2;
    return low / step * step + step;
}

std::map<std::string, int> known;

int value(const std::string& column) {
    if (known.count(column)) return known[column];
    int low = -9999, high = 9999;
    for (std::size_t i = 0; i < column.size(); ++i) {
        if (column[i] == '.') continue;
        std::string option = column;
        option[i] = '.';
        const int eaten = value(option);
        if (column[i] == 'B')
            low = std::max(low, eaten);
        else
            high = std::min(high, eaten);
        if (i == 0 || column[i - 1] != '.') continue;
        option[i - 1] = column[i];
        const int advanced = value(option);
        if (column[i] == 'W')
            low = std::max(low, advanced);
        else
            high = std::min(high, advanced);
    }
    return known[column] = simplest(low, high);
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
