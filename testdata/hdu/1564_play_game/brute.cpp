// Plays Play a game by search: the stone moves from cell to cell.
#include <iostream>
#include <utility>
#include <vector>

#include "play.hpp"

// The stone's cell, the rows numbered one after the other, and the set of all
// visited cells, a bit for each.
using Position = std::pair<int, long long>;

int main() {
    int n;
    while (std::cin >> n && n > 0) {
        if (n > 7) play::decline("the board is too large");
        play::Game<Position> game([n](const Position& position) {
            const int row = position.first / n, column = position.first % n;
            std::vector<Position> options;
            const auto try_cell = [&](int r, int c) {
                if (r < 0 || r >= n || c < 0 || c >= n) return;
                const long long bit = 1LL << (r * n + c);
                if (!(position.second & bit))
                    options.push_back({r * n + c, position.second | bit});
            };
            try_cell(row - 1, column);
            try_cell(row, column - 1);
            try_cell(row, column + 1);
            try_cell(row + 1, column);
            return options;
        });
        game.position_words([n](const Position& position) {
            const int row = position.first / n, column = position.first % n;
            int visited = 0;
            for (int cell = 0; cell < n * n; ++cell)
                visited += int(position.second >> cell & 1);
            return play::Words{{"token_row", row + 1}, {"column", column + 1}} +
                   play::Words{{"visited", visited}};
        });
        game.move_words([n](const Position&, const Position& to) {
            return play::Words{{"move_row", to.first / n + 1},
                               {"column", to.first % n + 1}};
        });
        game.shape([n](const Position& position) {
            play::Cells visited;
            for (int cell = 0; cell < n * n; ++cell)
                if (cell != position.first && position.second >> cell & 1)
                    visited.emplace_back(cell / n, cell % n);
            const int stone = position.first;
            return play::cells(n, n, {{stone / n, stone % n}}, visited);
        });
        std::cout << (game.is_n_position({0, 1}) ? "8600\n" : "ailyanlu\n");
    }
}
