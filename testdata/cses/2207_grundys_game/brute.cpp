// Plays Grundy's game by search: whole positions, one split at a time.
#include <algorithm>
#include <iostream>
#include <vector>

#include "play.hpp"

using Heaps = std::vector<int>;  // sorted: the heaps have no order

int main() {
    play::Game<Heaps> game([](const Heaps& position) {
        std::vector<Heaps> options;
        for (std::size_t i = 0; i < position.size(); ++i)
            for (int a = 1; a < position[i]; ++a) {
                if (a == position[i] - a) continue;
                Heaps option = position;
                option[i] -= a;
                option.push_back(a);
                std::sort(option.begin(), option.end());
                options.push_back(option);
            }
        return options;
    });
    game.move_words(play::pile_move<int>);
    int tests, n;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n;
        if (n > 40) play::decline("heap too large");
        std::cout << (game.is_n_position({n}) ? "first\n" : "second\n");
    }
}
