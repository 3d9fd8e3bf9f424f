// Plays the game by search: a position is the product.
#include <iostream>
#include <vector>

#include "play.hpp"

int main() {
    int searched = 0;
    for (long long n; std::cin >> n;) {
        play::Game<long long> game([&](long long product) {
            if (++searched > 2000000) play::decline("too many products");
            std::vector<long long> options;
            for (int factor = 2; factor <= 9 && product < n; ++factor)
                options.push_back(product * factor);
            return options;
        });
        std::cout << (game.is_n_position(1) ? "Stan wins.\n" : "Ollie wins.\n");
    }
}
