// Plays Crazy Calendar by search: whole grids, one move at a time.
#include <iostream>
#include <vector>

#include "play.hpp"

using Row = std::vector<int>;
using Grid = std::vector<Row>;

// Coins of one cell go together to the right or down.
std::vector<Grid> carry(const Grid& grid) {
    std::vector<Grid> options;
    for (std::size_t i = 0; i < grid.size(); ++i)
        for (std::size_t j = 0; j < grid[i].size(); ++j)
            for (int carried = 1; carried <= grid[i][j]; ++carried) {
                Grid left = grid;
                left[i][j] -= carried;
                if (j + 1 < grid[i].size()) {
                    options.push_back(left);
                    options.back()[i][j + 1] += carried;
                }
                if (i + 1 < grid.size()) {
                    options.push_back(left);
                    options.back()[i + 1][j] += carried;
                }
            }
    return options;
}

play::Words words(const Grid& from, const Grid& to) {
    std::size_t i = 0, j = 0;
    while (from[i] == to[i]) ++i;
    while (from[i][j] == to[i][j]) ++j;
    const bool goes_right =
        j + 1 < from[i].size() && from[i][j + 1] < to[i][j + 1];
    return {{goes_right ? "carry_right" : "carry_down", from[i][j] - to[i][j]},
            {"row", i + 1},
            {"column", j + 1}};
}

int main() {
    play::Game<Grid> game(carry);
    game.move_words(words).shape(play::numbers<Grid>);
    int tests, rows, columns;
    double work = 0;  // moves that the search may look at
    std::cin >> tests;
    for (int test = 1; test <= tests; ++test) {
        std::cin >> rows >> columns;
        Grid grid(rows, Row(columns));
        double coins = 0, reached = 1;  // positions: coins over the cells
        for (Row& row : grid)
            for (int& cell : row) std::cin >> cell, coins += cell;
        for (int i = 1; i < rows * columns; ++i) reached *= (coins + i) / i;
        work += reached * coins;
        if (work > 1e7) play::decline("too many moves");
        std::cout << "Case " << test << ": "
                  << (game.is_n_position(grid) ? "win\n" : "lose\n");
    }
}
