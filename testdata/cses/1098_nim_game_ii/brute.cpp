// Plays the game by search: whole positions, one move at a time.
#include <algorithm>
#include <iostream>
#include <vector>

#include "play.hpp"

using Heaps = std::vector<int>;  // sorted: the heaps have no order

int main() {
    play::Game<Heaps> game([](const Heaps& position) {
        std::vector<Heaps> options;
        for (std::size_t i = 0; i < position.size(); ++i)
            for (int taken = 1; taken <= 3 && taken <= position[i]; ++taken) {
                Heaps option = position;
                option[i] -= taken;
                std::sort(option.begin(), option.end());
                options.push_back(option);
            }
        return options;
    });
    game.move_words(play::pile_move<int>);
    int tests, n;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n;
        Heaps position(n);
        double reached = 1;  // positions
        for (int& heap : position) std::cin >> heap, reached *= heap + 1.0;
        if (reached > 1e5) play::decline("too many positions");
        std::sort(position.begin(), position.end());
        std::cout << (game.is_n_position(position) ? "first\n" : "second\n");
    }
}
