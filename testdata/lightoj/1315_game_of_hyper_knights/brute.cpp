// Plays Game of Hyper Knights by search: whole positions, one jump at a time.
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

#include "play.hpp"

using Cell = std::pair<int, int>;   // row and column
using Knights = std::vector<Cell>;  // sorted: the knights are all alike

// The cell that has more knights in the first position.
Cell gone(const Knights& from, const Knights& to) {
    for (const Cell& cell : from)
        if (std::count(from.begin(), from.end(), cell) >
            std::count(to.begin(), to.end(), cell))
            return cell;
    return {};
}

int main() {
    const Cell jumps[] = {{1, -2},  {-2, 1},  {-2, -1},
                          {-1, -2}, {-1, -3}, {-3, -1}};
    play::Game<Knights> game([&](const Knights& position) {
        std::vector<Knights> options;
        for (std::size_t i = 0; i < position.size(); ++i)
            for (const Cell& jump : jumps) {
                Knights option = position;
                option[i].first += jump.first;
                option[i].second += jump.second;
                if (option[i].first < 0 || option[i].second < 0) continue;
                std::sort(option.begin(), option.end());
                options.push_back(option);
            }
        return options;
    });
    game.position_words([](const Knights& position) {
        play::Words all;
        for (const auto& [row, column] : position)
            all += play::Words{{"knight_row", row}, {"column", column}};
        return all;
    });
    game.move_words([](const Knights& from, const Knights& to) {
        const Cell before = gone(from, to), after = gone(to, from);
        return play::Words{{"knight_row", before.first},
                           {"column", before.second},
                           {"to_row", after.first},
                           {"to_column", after.second}};
    });
    int tests, n, side;
    game.shape([&](const Knights& position) {
        return play::cells(side, side, position);
    });
    std::cin >> tests;
    for (int test = 1; test <= tests; ++test) {
        std::cin >> n;
        Knights position(n);
        double most = 1;  // positions that the search may meet
        side = 1;         // of the board that they fit on
        for (Cell& cell : position) {
            std::cin >> cell.first >> cell.second;
            const int diagonals = cell.first + cell.second + 1;
            side = std::max(side, diagonals);
            most *= diagonals * (diagonals + 1) / 2;
        }
        if (most > 3e5) play::decline("too many knights or too far away");
        std::sort(position.begin(), position.end());
        std::cout << "Case " << test << ": "
                  << (game.is_n_position(position) ? "Alice" : "Bob") << '\n';
    }
}
