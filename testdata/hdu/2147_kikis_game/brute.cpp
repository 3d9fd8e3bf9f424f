// Plays kiki's game by search: the coin, one move at a time.
#include <iostream>
#include <utility>
#include <vector>

#include "play.hpp"

using Cell = std::pair<int, int>;  // row from the bottom, column from the left

int main() {
    int n, m;
    play::Game<Cell> game([](const Cell& cell) {
        const auto [row, column] = cell;
        std::vector<Cell> options;
        if (column > 1) options.push_back({row, column - 1});
        if (row > 1) options.push_back({row - 1, column});
        if (row > 1 && column > 1) options.push_back({row - 1, column - 1});
        return options;
    });
    game.move_words([](const Cell& from, const Cell& to) {
        return play::Words{{"do", from.first == to.first ? "left"
                                  : from.second == to.second
                                      ? "down"
                                      : "left and down"}};
    });
    game.position_words([&](const Cell& cell) {
        return play::Words{{"token_row", n - cell.first + 1},
                           {"column", cell.second}};
    });
    game.shape([&](const Cell& cell) {
        return play::cells(n, m, {{n - cell.first, cell.second - 1}});
    });
    while (std::cin >> n >> m && n > 0) {
        if (n > 100 || m > 100) play::decline("a large board");
        std::cout << (game.is_n_position({n, m}) ? "Wonderful!\n"
                                                 : "What a pity!\n");
    }
}
