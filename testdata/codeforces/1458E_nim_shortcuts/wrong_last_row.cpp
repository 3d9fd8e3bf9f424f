// WA: the run of lost positions goes on where a row is done, above the last.
// Size: shown by a heap of 10^9 stones.
#include <algorithm>
#include <iostream>
#include <iterator>
#include <map>
#include <set>
#include <utility>

const int END = 1000000001;   // above every heap
const int NONE = 2000000000;  // this column has no lost position on the walk

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m, x, y;
    std::cin >> n >> m;
    std::set<std::pair<int, int>> columns = {{END, END}}, rows = {{END, END}};
    for (; n > 0; --n) {
        std::cin >> x >> y;
        columns.emplace(x, y);
        rows.emplace(y, x);
    }
    std::map<int, int> shift;  // y - x on the walk, from column x on
    for (x = 0, y = 0; x < END && y < END;) {
        const auto [next_x, lowest] = *columns.lower_bound({x, 0});
        const auto [next_y, leftmost] = *rows.lower_bound({y, 0});
        const bool column_is_done = next_x == x && lowest < y;
        const bool row_is_done = next_y == y && leftmost < x;
        if (column_is_done || row_is_done) {
            if (column_is_done) shift[x] = NONE;
            x += column_is_done;
            y += row_is_done;
        } else {
            shift[x] = y - x;
            const int steps = std::max(1, std::min(next_x - x, next_y - y));
            x += steps;
            y += steps;
        }
    }
    for (; m > 0; --m) {
        std::cin >> x >> y;
        const bool is_on_walk =
            y - x == std::prev(shift.upper_bound(x))->second;
        const bool first_player_wins =
            !is_on_walk && columns.count({x, y}) == 0;
        std::cout << (first_player_wins ? "WIN\n" : "LOSE\n");
    }
    return 0;
}
