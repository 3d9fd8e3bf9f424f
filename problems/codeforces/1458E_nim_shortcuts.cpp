// Codeforces 1458E - Nim Shortcuts
// https://codeforces.com/problemset/problem/1458/E
// Game:      Two heaps of x and y stones, in this order. A move takes one or
//            more stones from one heap. A player who cannot move loses, and so
//            does a player who has to move in one of n given positions. For
//            each of m starts (a, b): WIN if the first player wins, else LOSE.
// Idea:      Draw (x, y) in column x and row y, so that a move goes down or to
//            the left, and walk from (0, 0). If a given position lies below
//            (x, y) in its column, this column is done: x + 1. If one lies to
//            the left in its row, this row is done: y + 1. Otherwise (x, y) is
//            lost, and both are done. The given positions are lost, too.
//              3 . . . . L .    Given (*): (3, 0), (0, 1), (2, 2). At (1, 1)
//              2 . L * . . .    row 1 is done, at (2, 3) column 2, at (3, 3)
//              1 * . . . . .    column 3. The walk finds (0, 0), (1, 2) and
//              0 L . . * . .    (4, 3) lost, then (5, 4), (6, 5) and so on.
//                0 1 2 3 4 5
// Proof:     see 1458E_nim_shortcuts.md
// Limits:    1 <= n, m <= 10^5, 0 <= x, y <= 10^9, 0 <= a, b <= 10^9
// Time:      O((n + m) log n): without given positions the walk is one jump
// Topics:    nim, retrograde
// Lesson:    05
// Standard:  C++17
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
    std::set<std::pair<int, int>> columns = {{END, END}}, rows = columns;
    for (; n > 0; --n) {
        std::cin >> x >> y;
        columns.emplace(x, y);
        rows.emplace(y, x);
    }
    std::map<int, int> shift;  // y - x on the walk, from column x on
    auto column = columns.begin(), row = rows.begin();
    for (x = 0, y = 0; x < END && y < END;) {
        while (column->first < x) ++column;
        while (row->first < y) ++row;
        const auto [next_x, lowest] = *column;
        const auto [next_y, leftmost] = *row;
        const bool column_is_done = next_x == x && lowest < y;
        const bool row_is_done = next_y == y && leftmost < x;
        if (column_is_done || row_is_done) {
            shift[x] = NONE;
            if (column_is_done) ++x;
            if (row_is_done) ++y;
        } else {
            shift[x] = y - x;
            const int steps = std::max(1, std::min(next_x - x, next_y - y));
            x += steps;
            y += steps;
        }
    }
    for (; m > 0; --m) {
        std::cin >> x >> y;
        const bool first_player_wins =
            y - x != std::prev(shift.upper_bound(x))->second &&
            columns.count({x, y}) == 0;
        std::cout << (first_player_wins ? "WIN\n" : "LOSE\n");
    }
    return 0;
}
