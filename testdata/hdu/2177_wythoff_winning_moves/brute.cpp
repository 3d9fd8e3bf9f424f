// Plays Wythoff's game by search, from its rules.
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

#include "play.hpp"

using Piles = std::pair<int, int>;  // the smaller pile first

// The options of two piles, in the order in which results are printed: taking
// from both piles, from the larger, from the smaller. If the piles are equal,
// only from one of them.
std::vector<Piles> moves(const Piles& piles) {
    const auto [a, b] = piles;
    std::vector<Piles> options;
    for (int taken = 1; taken <= a; ++taken)
        options.emplace_back(a - taken, b - taken);
    for (int taken = 1; taken <= b; ++taken)
        options.emplace_back(std::min(a, b - taken), std::max(a, b - taken));
    if (a < b)
        for (int taken = 1; taken <= a; ++taken)
            options.emplace_back(a - taken, b);
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
    int a, b;
    while (std::cin >> a >> b && (a > 0 || b > 0)) {
        if (b > 200) play::decline("piles too large");
        const std::vector<Piles> winning = game.winning_options({a, b});
        std::cout << (winning.empty() ? "0\n" : "1\n");
        for (const auto& [x, y] : winning) std::cout << x << ' ' << y << '\n';
    }
}
