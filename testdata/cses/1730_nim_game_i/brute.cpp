// Plays Nim by search: whole positions, one move at a time.
#include <algorithm>
#include <iostream>
#include <vector>

#include "play.hpp"

using Heaps = std::vector<int>;  // sorted: the heaps have no order

int main() {
    play::Game<Heaps> game([](const Heaps& position) {
        std::vector<Heaps> options;
        for (std::size_t i = 0; i < position.size(); ++i)
            for (int left = 0; left < position[i]; ++left) {
                Heaps option = position;
                option[i] = left;
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
        double reached = 1, sticks = 0;  // positions, and moves in each
        for (int& heap : position) {
            std::cin >> heap;
            reached *= heap + 1.0;
            sticks += heap;
        }
        if (reached * sticks > 1e7) play::decline("too many moves");
        std::sort(position.begin(), position.end());
        std::cout << (game.is_n_position(position) ? "first\n" : "second\n");
    }
}
