// Plays Wythoff's game by search, from its rules.
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

#include "play.hpp"

using Piles = std::pair<int, int>;  // the smaller pile first

// What one move leaves of the two piles.
std::vector<Piles> moves(const Piles& piles) {
    const auto [a, b] = piles;
    std::vector<Piles> options;
    for (int taken = 1; taken <= b; ++taken) {
        if (taken <= a) options.emplace_back(a - taken, b - taken);
        if (taken <= a) options.emplace_back(a - taken, b);
        options.emplace_back(std::min(a, b - taken), std::max(a, b - taken));
    }
    return options;
}

int main() {
    play::Game<Piles> game(moves);
    int a, b;
    std::cin >> a >> b;
    if (std::max(a, b) > 200) play::decline("piles too large");
    const Piles piles(std::min(a, b), std::max(a, b));
    std::cout << (game.is_n_position(piles) ? "1\n" : "0\n");
}
