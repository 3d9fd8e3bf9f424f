// WA: uses only the walk: given positions that are not on it are lost, too.
#include <algorithm>
#include <iostream>
#include <map>
#include <set>
#include <utility>

const int MOST = 1000000000;
std::map<int, int> of_column, of_row;  // the given ones, the least of each
std::set<std::pair<int, int>> given;
std::map<int, std::pair<int, int>> runs;  // x: y and length

void walk() {
    int x = 0, y = 0;
    while (x <= MOST && y <= MOST) {
        const auto column = of_column.find(x), row = of_row.find(y);
        if (column != of_column.end() && column->second < y) {
            ++x;
        } else if (row != of_row.end() && row->second < x) {
            ++y;
        } else {
            const auto next_x = of_column.lower_bound(x);
            const auto next_y = of_row.lower_bound(y);
            int length = MOST + 1;
            if (next_x != of_column.end())
                length = std::min(length, next_x->first - x);
            if (next_y != of_row.end())
                length = std::min(length, next_y->first - y);
            length = std::max(length, 1);
            runs[x] = {y, length};
            x += length;
            y += length;
        }
    }
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m, a, b;
    for (std::cin >> n >> m; n > 0; --n) {
        std::cin >> a >> b;
        given.emplace(a, b);
        of_column[a] = of_column.count(a) > 0 ? std::min(of_column[a], b) : b;
        of_row[b] = of_row.count(b) > 0 ? std::min(of_row[b], a) : a;
    }
    walk();
    for (; m > 0; --m) {
        std::cin >> a >> b;
        bool is_lost = false;
        auto run = runs.upper_bound(a);
        if (run != runs.begin()) {
            --run;
            is_lost = is_lost || (a - run->first < run->second.second &&
                                  a - run->first == b - run->second.first);
        }
        std::cout << (is_lost ? "LOSE\n" : "WIN\n");
    }
}
