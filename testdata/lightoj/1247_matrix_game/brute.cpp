// Plays Matrix Game by search: whole matrices, cell by cell.
#include <iostream>
#include <vector>

#include "play.hpp"

using Row = std::vector<int>;
using Matrix = std::vector<Row>;

// The options of a row: all other rows without a larger cell.
std::vector<Row> smaller_rows(const Row& row) {
    std::vector<Row> options{{}};
    for (int cell : row) {
        std::vector<Row> longer;
        for (const Row& option : options)
            for (int left = 0; left <= cell; ++left) {
                longer.push_back(option);
                longer.back().push_back(left);
            }
        options.swap(longer);
    }
    options.pop_back();  // the row itself, from which nothing was taken
    return options;
}

play::Words words(const Matrix& from, const Matrix& to) {
    std::size_t i = 0;
    while (from[i] == to[i]) ++i;
    Row taken;
    for (std::size_t j = 0; j < from[i].size(); ++j)
        taken.push_back(from[i][j] - to[i][j]);
    return {{"take_runs", taken}, {"row", i + 1}};
}

int main() {
    play::Game<Matrix> game(play::in_one(smaller_rows));
    game.move_words(words).shape(play::numbers<Matrix>);
    int tests, m, n;
    std::cin >> tests;
    for (int test = 1; test <= tests; ++test) {
        std::cin >> m >> n;
        Matrix matrix(m, Row(n));
        double reached = 1, moves = 0;  // positions, and moves in each
        for (Row& row : matrix) {
            double rows = 1;
            for (int& cell : row) std::cin >> cell, rows *= cell + 1.0;
            reached *= rows;
            moves += rows - 1;
        }
        if (reached * moves > 1e6) play::decline("too many moves");
        std::cout << "Case " << test << ": "
                  << (game.is_n_position(matrix) ? "Alice\n" : "Bob\n");
    }
}
