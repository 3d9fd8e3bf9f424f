// Plays Nim by search: whole positions, one move at a time.
#include <algorithm>
#include <iostream>
#include <vector>

#include "play.hpp"

using Piles = std::vector<int>;  // sorted: the piles have no order

int main() {
    play::Game<Piles> game([](const Piles& position) {
        std::vector<Piles> options;
        for (std::size_t i = 0; i < position.size(); ++i)
            for (int left = 0; left < position[i]; ++left) {
                Piles option = position;
                option[i] = left;
                std::sort(option.begin(), option.end());
                options.push_back(option);
            }
        return options;
    });
    game.move_words(play::pile_move<int>);
    int piles;
    while (std::cin >> piles) {
        Piles position(piles);
        double reached = 1, matches = 0;  // positions, and moves in each
        for (int& pile : position) {
            std::cin >> pile;
            reached *= pile + 1.0;
            matches += pile;
        }
        if (reached * matches > 1e7) play::decline("too many moves");
        std::sort(position.begin(), position.end());
        std::cout << (game.is_n_position(position) ? "Yes\n" : "No\n");
    }
}
