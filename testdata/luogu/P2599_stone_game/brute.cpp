// Plays on the row by search: whole rows, one move at a time.
#include <algorithm>
#include <iostream>
#include <vector>

#include "play.hpp"

using Row = std::vector<int>;  // without empty piles

std::vector<Row> options(const Row& row) {
    std::vector<Row> result;
    const auto add = [&](std::size_t pile) {
        for (int left = 0; left < row[pile]; ++left) {
            Row option = row;
            option[pile] = left;
            if (left == 0) option.erase(option.begin() + int(pile));
            result.push_back(option);
        }
    };
    if (!row.empty()) add(0);
    if (row.size() > 1) add(row.size() - 1);
    return result;
}

int main() {
    play::Game<Row> game(options);
    game.move_words(play::pile_move<int>);
    int tests, n;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n;
        Row row(n);
        double stones = 0, most = 0;
        for (int& pile : row) {
            std::cin >> pile;
            stones += pile;
            most = std::max(most, double(pile));
        }
        if (stones * stones * most > 2e5) play::decline("too many moves");
        std::cout << game.is_n_position(row) << '\n';
    }
}
