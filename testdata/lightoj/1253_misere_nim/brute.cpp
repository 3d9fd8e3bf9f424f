// Plays misere Nim by search: whole positions, one move at a time.
#include <algorithm>
#include <iostream>
#include <map>
#include <vector>

#include "play.hpp"

using Piles = std::vector<int>;  // sorted, none empty: piles have no order

std::vector<Piles> moves(const Piles& position) {
    std::vector<Piles> options;
    for (std::size_t i = 0; i < position.size(); ++i)
        for (int left = 0; left < position[i]; ++left) {
            Piles option = position;
            option.erase(option.begin() + i);
            if (left > 0)
                option.insert(
                    std::upper_bound(option.begin(), option.end(), left), left);
            options.push_back(option);
        }
    return options;
}

// An upper bound for the number of positions that can follow. Equal piles have
// no order.
double positions_below(const Piles& position) {
    std::map<int, int> equal_piles;
    for (int pile : position) ++equal_piles[pile];
    double positions = 1;
    for (const auto& [pile, count] : equal_piles)
        for (int i = 1; i <= count; ++i) positions *= double(pile + i) / i;
    return positions;
}

int main() {
    play::Game<Piles> game(moves, play::misere);
    game.move_words(play::pile_move<int>);
    int tests, k;
    std::cin >> tests;
    for (int test = 1; test <= tests; ++test) {
        std::cin >> k;
        Piles position(k);
        for (int& pile : position) std::cin >> pile;
        std::sort(position.begin(), position.end());
        if (positions_below(position) > 1e5) play::decline("too many stones");
        std::cout << "Case " << test << ": "
                  << (game.is_n_position(position) ? "Alice\n" : "Bob\n");
    }
}
