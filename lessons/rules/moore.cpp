// Moore's Nim: the piles 1, 2, 3, `row` and `column`. A move takes stones from
// one pile or from two piles, from each as many as the player likes.
#include "play.hpp"

using Piles = std::vector<int>;

int main() {
    const auto take = play::in_one([](int pile) {
        std::vector<int> options;
        for (int left = 0; left < pile; ++left) options.push_back(left);
        return options;
    });
    play::Game<Piles> game([&](const Piles& piles) {
        std::vector<Piles> options = take(piles);
        for (const Piles& once : take(piles))
            for (const Piles& twice : take(once)) options.push_back(twice);
        return options;
    });
    int row, column;
    if (std::cin >> row >> column) game.is_n_position({1, 2, 3, row, column});
}
