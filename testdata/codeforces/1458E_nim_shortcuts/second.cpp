// Pairs columns with rows. A column or row is spoilt if a given position lies
// in it before its turn. The k-th column that is not spoilt and the k-th row
// that is not spoilt meet in a lost position. Only the spoilt columns and rows
// are stored.
#include <algorithm>
#include <iostream>
#include <map>
#include <set>
#include <utility>
#include <vector>

using Least = std::map<int, int>;

// The coordinate minus the number of spoilt ones before it; -1 if it is spoilt.
int rank_of(const std::vector<int>& spoilt, int at) {
    const auto found = std::lower_bound(spoilt.begin(), spoilt.end(), at);
    if (found != spoilt.end() && *found == at) return -1;
    return at - static_cast<int>(found - spoilt.begin());
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m, a, b;
    std::cin >> n >> m;
    std::set<std::pair<int, int>> given;
    Least of_column, of_row;
    while (n-- > 0) {
        std::cin >> a >> b;
        given.emplace(a, b);
        const auto column = of_column.emplace(a, b).first;
        column->second = std::min(column->second, b);
        const auto row = of_row.emplace(b, a).first;
        row->second = std::min(row->second, a);
    }
    std::vector<int> columns, rows;  // spoilt, in rising order
    auto column = of_column.begin();
    auto row = of_row.begin();
    const int none = 2000000000;
    while (column != of_column.end() || row != of_row.end()) {
        const int gone_columns = static_cast<int>(columns.size());
        const int gone_rows = static_cast<int>(rows.size());
        const int x = column == of_column.end() ? none : column->first;
        const int y = row == of_row.end() ? none : row->first;
        const int turn = std::min(x - gone_columns, y - gone_rows);
        const bool has_column = x - gone_columns == turn;
        const bool has_row = y - gone_rows == turn;
        if (has_column && column->second < turn + gone_rows) {
            columns.push_back(x);
            ++column;
        } else if (has_row && row->second < turn + gone_columns) {
            rows.push_back(y);
            ++row;
        } else {
            if (has_column) ++column;
            if (has_row) ++row;
        }
    }
    while (m-- > 0) {
        std::cin >> a >> b;
        const int of_a = rank_of(columns, a), of_b = rank_of(rows, b);
        const bool is_lost =
            (of_a >= 0 && of_a == of_b) || given.count({a, b}) > 0;
        std::cout << (is_lost ? "LOSE\n" : "WIN\n");
    }
}
