// Plays Wythoff's game by search, from its rules.
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

#include "play.hpp"

using Piles = std::pair<int, int>;

// The options of two piles. A move on either of two equal piles is one option.
std::vector<Piles> moves(const Piles& piles) {
    const auto [a, b] = piles;
    std::vector<Piles> options;
    for (int taken = 1; taken <= std::max(a, b); ++taken) {
        if (taken <= std::min(a, b)) options.emplace_back(a - taken, b - taken);
        if (taken <= a && a != b) options.emplace_back(a - taken, b);
        if (taken <= b) options.emplace_back(a, b - taken);
    }
    return options;
}

// "take 2 from both piles", "take 2 from the pile of 5"
play::Words words(const Piles& from, const Piles& to) {
    const int taken = from.first - to.first;
    if (taken > 0 && taken == from.second - to.second)
        return {{"take_both", taken}};
    return play::pile_move<int>({from.first, from.second},
                                {to.first, to.second});
}

int main() {
    play::Game<Piles> game(moves);
    game.move_words(words).shape([](const Piles& piles) {
        return play::piles<int>({piles.first, piles.second});
    });
    int tests;
    long long a, b;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> a >> b;
        if (std::max(a, b) > 200) play::decline("piles too large");
        std::cout << (game.is_n_position({int(a), int(b)}) ? "A\n" : "B\n");
    }
}
