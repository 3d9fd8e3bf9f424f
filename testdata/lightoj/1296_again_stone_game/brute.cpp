// Plays Again Stone Game by search: whole positions, one move at a time.
#include <algorithm>
#include <iostream>
#include <vector>

#include "play.hpp"

using Piles = std::vector<int>;  // sorted: the piles have no order

int main() {
    play::Game<Piles> game([](const Piles& position) {
        std::vector<Piles> options;
        for (std::size_t i = 0; i < position.size(); ++i)
            for (int taken = 1; 2 * taken <= position[i]; ++taken) {
                Piles option = position;
                option[i] -= taken;
                std::sort(option.begin(), option.end());
                options.push_back(option);
            }
        return options;
    });
    game.move_words(play::pile_move<int>);
    int tests, n;
    std::cin >> tests;
    for (int test = 1; test <= tests; ++test) {
        std::cin >> n;
        Piles position(n);
        double positions = 1, moves = 0;  // that the search may meet
        for (int& pile : position)
            std::cin >> pile, positions *= pile, moves += pile;
        if (positions * moves > 1e6) play::decline("piles too large");
        std::sort(position.begin(), position.end());
        std::cout << "Case " << test << ": "
                  << (game.is_n_position(position) ? "Alice" : "Bob") << '\n';
    }
}
