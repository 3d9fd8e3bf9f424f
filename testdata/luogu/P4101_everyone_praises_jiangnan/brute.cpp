// Plays the game by search: all piles, joined two by two.
#include <algorithm>
#include <functional>
#include <iostream>
#include <iterator>
#include <vector>

#include "play.hpp"

using Piles = std::vector<int>;  // from the largest on

// The two piles that are joined are in `from` more often than in `to`.
play::Words words(const Piles& from, const Piles& to) {
    Piles joined;
    std::set_difference(from.begin(), from.end(), to.begin(), to.end(),
                        std::back_inserter(joined), std::greater<int>());
    return {{"merge", joined}};
}

int main() {
    int tests, n, m;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n >> m;
        if (n > 16) play::decline("too many piles");
        play::Game<Piles> game([m](const Piles& piles) {
            std::vector<Piles> options;
            for (std::size_t i = 0; i < piles.size(); ++i)
                for (std::size_t j = i + 1; j < piles.size(); ++j) {
                    if (piles[i] + piles[j] > m) continue;
                    options.push_back(piles);
                    Piles& option = options.back();
                    option[i] += option[j];
                    option.erase(option.begin() + long(j));
                    std::sort(option.rbegin(), option.rend());
                }
            std::sort(options.begin(), options.end());
            options.erase(std::unique(options.begin(), options.end()),
                          options.end());
            return options;
        });
        game.move_words(words);
        std::cout << (game.is_n_position(Piles(n, 1)) ? "0\n" : "1\n");
    }
}
