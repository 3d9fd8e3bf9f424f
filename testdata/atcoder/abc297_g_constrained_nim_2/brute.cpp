// Plays Constrained Nim 2 by search: whole positions, one move at a time.
#include <algorithm>
#include <iostream>
#include <vector>

#include "play.hpp"

using Piles = std::vector<int>;  // sorted: the piles have no order

int main() {
    int n, least, most;
    std::cin >> n >> least >> most;
    play::Game<Piles> game([&](const Piles& position) {
        std::vector<Piles> options;
        for (std::size_t i = 0; i < position.size(); ++i)
            for (int taken = least; taken <= most && taken <= position[i];
                 ++taken) {
                Piles option = position;
                option[i] -= taken;
                std::sort(option.begin(), option.end());
                options.push_back(option);
            }
        return options;
    });
    game.move_words(play::pile_move<int>);
    Piles position(n);
    double reached = 1;  // positions
    for (int& pile : position) std::cin >> pile, reached *= pile + 1.0;
    if (reached > 1e5) play::decline("too many positions");
    std::sort(position.begin(), position.end());
    std::cout << (game.is_n_position(position) ? "First\n" : "Second\n");
}
