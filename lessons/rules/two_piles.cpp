// Nim with two piles, by search: reads the stones of both.
#include <iostream>
#include <utility>
#include <vector>

#include "play.hpp"

using Piles = std::pair<int, int>;

int main() {
    Piles start;
    std::cin >> start.first >> start.second;
    if (start.first + start.second > 200) play::decline("too many positions");
    play::Game<Piles> game([](const Piles& piles) {
        std::vector<Piles> options;
        for (int left = 0; left < piles.first; ++left)
            options.emplace_back(left, piles.second);
        for (int left = 0; left < piles.second; ++left)
            options.emplace_back(piles.first, left);
        return options;
    });
    std::cout << game.is_n_position(start) << '\n';
}
