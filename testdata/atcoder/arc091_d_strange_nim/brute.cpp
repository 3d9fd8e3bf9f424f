// Plays the game by search: whole positions, one move at a time.
#include <iostream>
#include <vector>

#include "play.hpp"

using Piles = std::vector<int>;  // in order: each pile has its own K

int main() {
    int n;
    std::cin >> n;
    Piles position(n), k(n);
    double reached = 1, stones = 0;  // positions, stones
    for (int i = 0; i < n; ++i) {
        std::cin >> position[i] >> k[i];
        reached *= position[i] + 1.0;
        stones += position[i];
    }
    play::Game<Piles> game([&](const Piles& piles) {
        std::vector<Piles> options;
        for (int i = 0; i < n; ++i)
            for (int taken = 1; taken <= piles[i] / k[i]; ++taken) {
                options.push_back(piles);
                options.back()[i] -= taken;
            }
        return options;
    });
    game.position_words([&](const Piles& piles) {
        return play::Words{{"piles", play::described(piles)}} +
               play::Words{{"K", play::described(k)}};
    });
    game.move_words(play::pile_move<int>);
    if (reached * stones > 1e6) play::decline("too many moves");
    std::cout << (game.is_n_position(position) ? "Takahashi\n" : "Aoki\n");
}
