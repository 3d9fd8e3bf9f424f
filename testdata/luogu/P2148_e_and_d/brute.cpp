// Plays E&D by search: whole rows of pairs, one move at a time.
#include <algorithm>
#include <iostream>
#include <vector>

#include "play.hpp"

using Pair = std::vector<int>;
using Pairs = std::vector<Pair>;

int main() {
    play::Game<Pairs> game(play::in_one([](const Pair& pair) {
        Pairs options;
        for (const int split : pair)
            for (int part = 1; part < split; ++part)
                options.push_back({part, split - part});
        return options;
    }));
    game.move_words([](const Pairs& from, const Pairs& to) {
            std::size_t i = 0;
            while (from[i] == to[i]) ++i;
            const int split = to[i][0] + to[i][1];
            const int removed = from[i][from[i][0] == split ? 1 : 0];
            return play::Words{{"remove", removed},
                               {"pair", i + 1},
                               {"split", split},
                               {"into", to[i]}};
        })
        .shape([](const Pairs& pairs) {
            std::vector<int> piles;
            for (const Pair& pair : pairs)
                piles.insert(piles.end(), pair.begin(), pair.end());
            return play::piles(piles);
        });
    int tests, n;
    std::cin >> tests;
    while (tests-- > 0 && std::cin >> n) {
        Pairs pairs(n / 2, Pair(2));
        double reached = 1;  // positions
        for (Pair& pair : pairs) {
            std::cin >> pair[0] >> pair[1];
            const double larger = std::max(pair[0], pair[1]);
            reached *= 1 + larger * larger / 2;
        }
        if (reached > 2e4) play::decline("piles too large");
        std::cout << (game.is_n_position(pairs) ? "YES\n" : "NO\n");
    }
}
