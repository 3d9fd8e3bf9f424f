// Plays the game by search of whole matrices. No number is raised beyond the
// cap, the least 2^b - 1 that no number of the start exceeds: so the search is
// finite. The cap does not change the winner: the winner never needs a number
// larger than the xors of the numbers in the matrix, and could answer larger
// numbers in the same way. (With the cap 3 instead of 1, all 218 matrices of 0
// and 1 of 1 x 1 to 1 x 5, 2 x 1, 3 x 1, 2 x 2, 2 x 3 and 3 x 2 have the same
// answers.)
#include <iostream>
#include <set>
#include <utility>
#include <vector>

#include "play.hpp"

using Matrix = std::vector<std::vector<int>>;
using Position = std::pair<int, Matrix>;  // the cap, and the numbers

// Tries all changes on the rest of the path. A path that ends early is the same
// as a path to the last cell that leaves the later numbers unchanged.
void go_on(Matrix& matrix, std::size_t row, std::size_t column, int cap,
           std::set<Matrix>& found) {
    if (row + 1 == matrix.size() && column + 1 == matrix[0].size())
        found.insert(matrix);
    for (const bool down : {true, false}) {
        const std::size_t i = row + (down ? 1 : 0), j = column + (down ? 0 : 1);
        if (i == matrix.size() || j == matrix[0].size()) continue;
        const int before = matrix[i][j];
        for (int a = 0; a <= cap; ++a) {
            matrix[i][j] = a;
            go_on(matrix, i, j, cap, found);
        }
        matrix[i][j] = before;
    }
}

std::vector<Position> options(const Position& position) {
    std::set<Matrix> found;
    Matrix matrix = position.second;
    for (std::size_t i = 0; i < matrix.size(); ++i)
        for (std::size_t j = 0; j < matrix[0].size(); ++j)
            for (const int before = matrix[i][j]; matrix[i][j] > 0;) {
                --matrix[i][j];
                go_on(matrix, i, j, position.first, found);
                if (matrix[i][j] == 0) {
                    matrix[i][j] = before;
                    break;
                }
            }
    std::vector<Position> options;
    for (const Matrix& option : found)
        options.emplace_back(position.first, option);
    return options;
}

play::Words move_words(const Position& from, const Position& to) {
    play::Words changes;
    for (std::size_t i = 0; i < from.second.size(); ++i)
        for (std::size_t j = 0; j < from.second[0].size(); ++j)
            if (from.second[i][j] != to.second[i][j])
                changes += {{"from", from.second[i][j]},
                            {"to", to.second[i][j]},
                            {"row", i + 1},
                            {"column", j + 1}};
    return {{"change", changes}};
}

int main() {
    play::Game<Position> game(options);
    game.position_words([](const Position& at) {
        return play::Words{{"matrix", play::described(at.second)}} +
               play::Words{{"no_number_above", at.first}};
    });
    game.move_words(move_words);
    game.shape([](const Position& at) { return play::numbers(at.second); });
    int t, n, m;
    for (std::cin >> t; t > 0; --t) {
        std::cin >> n >> m;
        Position start(1, Matrix(n, std::vector<int>(m)));
        for (auto& row : start.second)
            for (int& a : row) {
                std::cin >> a;
                while (start.first < a) start.first = 2 * start.first + 1;
            }
        double positions = 1;
        for (int i = 0; i < n * m; ++i) positions *= start.first + 1;
        if (positions > 1100) play::decline("too many matrices");
        std::cout << (game.is_n_position(start) ? "Ashish\n" : "Jeel\n");
    }
}
