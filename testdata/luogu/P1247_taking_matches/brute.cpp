// Finds all winning moves by search, and prints the move at the first pile that
// takes the fewest matches there.
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

#include "play.hpp"

using Piles = std::vector<int>;  // in the order of the input

int main() {
    play::Game<Piles> game(play::in_one([](int pile) {
        std::vector<int> options;
        for (int left = 0; left < pile; ++left) options.push_back(left);
        return options;
    }));
    game.move_words(play::pile_move<int>);
    int k;
    std::cin >> k;
    Piles piles(k);
    double reached = 1, matches = 0;  // positions, and moves in each
    for (int& pile : piles) {
        std::cin >> pile;
        reached *= pile + 1.0;
        matches += pile;
    }
    if (reached * matches > 1e7) play::decline("too many moves");
    std::vector<std::pair<int, int>> moves;  // pile, matches
    for (const Piles& option : game.winning_options(piles))
        for (int i = 0; i < k; ++i)
            if (option[i] != piles[i])
                moves.emplace_back(i, piles[i] - option[i]);
    if (moves.empty()) {
        std::cout << "lose\n";
        return 0;
    }
    const auto [b, a] = *std::min_element(moves.begin(), moves.end());
    std::cout << a << ' ' << b + 1 << '\n';
    piles[b] -= a;
    for (int i = 0; i < k; ++i)
        std::cout << piles[i] << (i + 1 < k ? ' ' : '\n');
}
