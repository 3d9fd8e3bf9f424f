// Plays the game by search: whole positions, one move at a time.
#include <algorithm>
#include <iostream>
#include <set>
#include <utility>
#include <vector>

#include "play.hpp"

using Piles = std::vector<long long>;  // sorted: the piles have no order

int main() {
    int n, m;
    std::cin >> n >> m;
    Piles position(n);
    double reached = 1, stones = 0;  // positions, stones
    for (long long& pile : position) {
        std::cin >> pile;
        reached *= double(pile) + 1;
        stones += double(pile);
    }
    if (reached * stones > 1e6) play::decline("too many moves");
    std::sort(position.begin(), position.end());
    std::set<std::pair<long long, long long>> forbidden;
    play::Words words;  // of the forbidden moves that could be made
    for (; m > 0; --m) {
        long long x, y;
        std::cin >> x >> y;
        forbidden.emplace(x, y);
        if (x <= position.back()) words += {{"count", y}, {"of", x}};
    }
    if (!words.is_empty()) words = {{"forbidden", words}};
    play::Game<Piles> game([&](const Piles& piles) {
        std::vector<Piles> options;
        for (std::size_t i = 0; i < piles.size(); ++i)
            for (long long taken = 1; taken <= piles[i]; ++taken) {
                if (forbidden.count({piles[i], taken})) continue;
                options.push_back(piles);
                options.back()[i] -= taken;
                std::sort(options.back().begin(), options.back().end());
            }
        return options;
    });
    game.position_words([&](const Piles& piles) {
        return play::Words{{"piles", play::described(piles)}} + words;
    });
    game.move_words(play::pile_move<long long>);
    std::cout << (game.is_n_position(position) ? "Takahashi\n" : "Aoki\n");
}
