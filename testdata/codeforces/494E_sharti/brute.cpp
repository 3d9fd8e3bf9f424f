// Plays the game by search: whole boards, one square at a time.
#include <iostream>
#include <map>
#include <vector>

#include "play.hpp"

int main() {
    int n, m, k;
    std::cin >> n >> m >> k;
    if (n > 4) play::decline("more than 4 rows");
    int start = 0;  // white cells; row i, column j from 0 is bit i * n + j
    for (; m > 0; --m) {
        int a, b, c, d;
        std::cin >> a >> b >> c >> d;
        for (int i = a - 1; i < c; ++i)
            for (int j = b - 1; j < d; ++j) start |= 1 << (i * n + j);
    }
    play::Game<int> game([&](int white) {
        std::vector<int> options;
        for (int i = 0; i < n; ++i)
            for (int j = 0; j < n; ++j) {
                if ((white >> (i * n + j) & 1) == 0) continue;
                for (int side = 1; side <= k; ++side) {
                    if (side > i + 1 || side > j + 1) break;
                    int square = 0;
                    for (int x = 0; x < side; ++x)
                        for (int y = 0; y < side; ++y)
                            square |= 1 << ((i - x) * n + j - y);
                    options.push_back(white ^ square);
                }
            }
        return options;
    });
    const auto cells_of = [&](int cells, int first) {
        play::Cells found;
        for (int place = 0; place < n * n; ++place)
            if (cells >> place & 1)
                found.emplace_back(place / n + first, place % n + first);
        return found;
    };
    game.position_words([&](int white) {
        play::Words all =
            play::Words{{"side", n}} + play::Words{{"largest_square", k}};
        std::map<int, std::vector<int>> rows;
        for (const auto& [row, column] : cells_of(white, 1))
            rows[row].push_back(column);
        for (const auto& [row, columns] : rows)
            all += play::Words{{"white_row", row}, {"columns", columns}};
        return all;
    });
    game.move_words([&](int from, int to) {
        const play::Cells cells = cells_of(from ^ to, 1);
        const int side = cells.back().first - cells.front().first + 1;
        return play::Words{{"change_square", side},
                           {"corner_row", cells.back().first},
                           {"column", cells.back().second}};
    });
    game.shape(
        [&](int white) { return play::cells(n, n, cells_of(white, 0)); });
    std::cout << (game.is_n_position(start) ? "Hamed\n" : "Malek\n");
}
