// Take 2, 4 or 7 stones from a pile, by search: reads the stones.
#include <iostream>
#include <vector>

#include "play.hpp"

int main() {
    int stones;
    std::cin >> stones;
    play::Game<int> game([](int pile) {
        std::vector<int> options;
        for (const int taken : {2, 4, 7})
            if (taken <= pile) options.push_back(pile - taken);
        return options;
    });
    std::cout << game.is_n_position(stones) << '\n';
}
