// Three coins on a strip; a move shifts a coin to the left. There are `row`
// empty cells left of the first coin, one between the first and the second, and
// `column` between the second and the third.
#include <array>
#include <iostream>

#include "play.hpp"

using Coins = std::array<int, 3>;  // cells, counted from 1

int main() {
    int row, column;
    std::cin >> row >> column;
    play::Game<Coins> game([](const Coins& coins) {
        std::vector<Coins> options;
        for (int i = 0; i < 3; ++i) {
            const int left = i == 0 ? 0 : coins[i - 1];
            for (int to = left + 1; to < coins[i]; ++to) {
                options.push_back(coins);
                options.back()[i] = to;
            }
        }
        return options;
    });
    const Coins start = {row + 1, row + 3, row + column + 4};
    std::cout << (game.is_n_position(start) ? "first\n" : "second\n");
}
