// Plays Sequential Nim by search: all piles, one move at a time.
#include <iostream>
#include <vector>

#include "play.hpp"

using Piles = std::vector<int>;  // in the order of the input

std::size_t first_pile(const Piles& piles) {
    std::size_t i = 0;
    while (i < piles.size() && piles[i] == 0) ++i;
    return i;
}

std::vector<Piles> moves(const Piles& piles) {
    std::vector<Piles> options;
    const std::size_t i = first_pile(piles);
    if (i == piles.size()) return options;
    for (int left = 0; left < piles[i]; ++left) {
        options.push_back(piles);
        options.back()[i] = left;
    }
    return options;
}

play::Words words(const Piles& from, const Piles& to) {
    const std::size_t i = first_pile(from);
    return {{"take", from[i] - to[i]}, {"from_pile", i + 1}};
}

int main() {
    play::Game<Piles> game(moves);
    game.move_words(words);
    int tests, n;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n;
        Piles piles(n);
        double looked_at = 0;  // positions, one for each move
        for (int& pile : piles) {
            std::cin >> pile;
            looked_at += double(pile) * pile;
        }
        if (looked_at * n > 1e5) play::decline("too many moves");
        std::cout << (game.is_n_position(piles) ? "First\n" : "Second\n");
    }
}
