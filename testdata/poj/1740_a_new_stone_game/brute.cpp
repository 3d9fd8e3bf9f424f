// Plays A New Stone Game by search: all piles, one move at a time.
#include <iostream>
#include <vector>

#include "play.hpp"

using Piles = std::vector<int>;  // in the order of the input

// Adds all ways to move at most `stones` stones from `pile` to the piles from
// `other` on that are not empty.
void add_ways(const Piles& piles, std::size_t pile, std::size_t other,
              int stones, std::vector<Piles>& options) {
    if (other == piles.size()) {
        options.push_back(piles);
        return;
    }
    const bool can_take = other != pile && piles[other] > 0;
    for (int moved = 0; moved <= (can_take ? stones : 0); ++moved) {
        Piles after = piles;
        after[other] += moved;
        after[pile] -= moved;
        add_ways(after, pile, other + 1, stones - moved, options);
    }
}

std::vector<Piles> moves(const Piles& piles) {
    std::vector<Piles> options;
    for (std::size_t pile = 0; pile < piles.size(); ++pile)
        for (int left = 0; left < piles[pile]; ++left) {
            Piles after = piles;
            after[pile] = left;
            add_ways(after, pile, 0, left, options);
        }
    return options;
}

play::Words move_words(const Piles& from, const Piles& to) {
    play::Words moved;
    std::size_t pile = 0;
    int taken = 0;
    for (std::size_t i = 0; i < from.size(); ++i) {
        taken += from[i] - to[i];
        if (to[i] < from[i]) pile = i;
        if (to[i] > from[i])
            moved += {{"count", to[i] - from[i]}, {"to_pile", i + 1}};
    }
    if (moved.is_empty()) return {{"take", taken}, {"from_pile", pile + 1}};
    return {{"take", taken}, {"from_pile", pile + 1}, {"moved", moved}};
}

int main() {
    play::Game<Piles> game(moves);
    game.move_words(move_words);
    int n;
    while (std::cin >> n && n > 0) {
        Piles piles(n);
        int stones = 0;
        for (int& pile : piles) std::cin >> pile, stones += pile;
        if (stones + 2 * n > 28) play::decline("too many moves");
        std::cout << game.is_n_position(piles) << '\n';
    }
}
