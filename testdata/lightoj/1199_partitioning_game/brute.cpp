// Plays Partitioning Game by search: whole positions, one split at a time.
#include <algorithm>
#include <iostream>
#include <vector>

#include "play.hpp"

using Piles = std::vector<int>;  // sorted: the piles have no order

// A pile of 1 or 2 can never be split. It stays where the position is shown; to
// the outcome it makes no difference, and the search is shorter without it.
void put(Piles& piles, int pile) {
    if (pile > 2 || play::writes_graph) piles.push_back(pile);
}

int main() {
    play::Game<Piles> game([](const Piles& position) {
        std::vector<Piles> options;
        for (std::size_t i = 0; i < position.size(); ++i)
            for (int a = 1; a < position[i]; ++a) {
                const int b = position[i] - a;
                if (a == b) continue;
                Piles option = position;
                option.erase(option.begin() + int(i));
                put(option, a);
                put(option, b);
                std::sort(option.begin(), option.end());
                options.push_back(option);
            }
        return options;
    });
    int tests, n, pile;
    std::cin >> tests;
    for (int test = 1; test <= tests; ++test) {
        Piles position;
        int total = 0, largest = 0;
        for (std::cin >> n; n > 0; --n) {
            std::cin >> pile;
            put(position, pile);
            total += pile;
            largest = std::max(largest, pile);
        }
        if (total > (largest > 20 ? 48 : 60)) play::decline("piles too large");
        std::sort(position.begin(), position.end());
        std::cout << "Case " << test << ": "
                  << (game.is_n_position(position) ? "Alice" : "Bob") << '\n';
    }
}
