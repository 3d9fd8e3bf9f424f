// Plays Fibonacci again and again by search: whole positions, move by move.
#include <algorithm>
#include <iostream>
#include <vector>

#include "play.hpp"

using Piles = std::vector<int>;  // sorted: the piles have no order

int main() {
    play::Game<Piles> game([](const Piles& position) {
        std::vector<Piles> options;
        for (int i = 0; i < 3; ++i)
            for (int f = 1, next = 2; f <= position[i];) {
                Piles option = position;
                option[i] -= f;
                std::sort(option.begin(), option.end());
                options.push_back(option);
                const int sum = f + next;
                f = next;
                next = sum;
            }
        return options;
    });
    game.move_words(play::pile_move<int>);
    Piles position(3);
    while (std::cin >> position[0] >> position[1] >> position[2] &&
           position != Piles{0, 0, 0}) {
        double most = 1;  // positions that the search may meet
        for (int pile : position) most *= pile + 1;
        if (most > 1e5) play::decline("piles too large");
        std::sort(position.begin(), position.end());
        std::cout << (game.is_n_position(position) ? "Fibo" : "Nacci") << '\n';
    }
}
