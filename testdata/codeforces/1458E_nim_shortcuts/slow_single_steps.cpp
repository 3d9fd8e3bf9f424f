// TLE: walks step by step up to 10^9.
#include <algorithm>
#include <iostream>
#include <set>
#include <unordered_map>
#include <utility>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m, a, b;
    std::unordered_map<int, int> of_column, of_row, partner;
    std::set<std::pair<int, int>> lost;
    std::vector<std::pair<int, int>> starts;
    std::cin >> n >> m;
    for (; n > 0; --n) {
        std::cin >> a >> b;
        lost.emplace(a, b);
        const auto column = of_column.emplace(a, b).first;
        column->second = std::min(column->second, b);
        const auto row = of_row.emplace(b, a).first;
        row->second = std::min(row->second, a);
    }
    for (; m > 0; --m) {
        std::cin >> a >> b;
        starts.emplace_back(a, b);
        partner[a] = -1;
    }
    const int most = 1000000000;
    for (int x = 0, y = 0; x <= most && y <= most;) {
        const auto column = of_column.find(x), row = of_row.find(y);
        if (column != of_column.end() && column->second < y) {
            ++x;
        } else if (row != of_row.end() && row->second < x) {
            ++y;
        } else {
            const auto found = partner.find(x);
            if (found != partner.end()) found->second = y;
            ++x;
            ++y;
        }
    }
    for (const auto& start : starts) {
        const bool is_lost =
            partner[start.first] == start.second || lost.count(start) > 0;
        std::cout << (is_lost ? "LOSE\n" : "WIN\n");
    }
}
