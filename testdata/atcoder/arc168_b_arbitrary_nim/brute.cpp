// Plays Arbitrary Nim by search, for each k in turn. All k that are not less
// than the greatest pile allow the same moves.
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

#include "play.hpp"

using Piles = std::vector<int>;  // sorted: the piles have no order
using Position = std::pair<int, Piles>;

std::vector<Position> options_of(const Position& position) {
    const auto& [k, piles] = position;
    std::vector<Position> options;
    for (std::size_t i = 0; i < piles.size(); ++i)
        for (int taken = 1; taken <= k && taken <= piles[i]; ++taken) {
            Piles option = piles;
            option[i] -= taken;
            std::sort(option.begin(), option.end());
            options.emplace_back(k, option);
        }
    return options;
}

int main() {
    play::Game<Position> game(options_of);
    game.position_words([](const Position& position) {
        return play::Words{{"piles", play::described(position.second)}} +
               play::Words{{"most", position.first}};
    });
    game.move_words([](const Position& from, const Position& to) {
        return play::pile_move(from.second, to.second);
    });
    game.shape(
        [](const Position& position) { return play::piles(position.second); });
    int n;
    std::cin >> n;
    Piles piles(n);
    double reached = 1;  // positions
    for (int& pile : piles) std::cin >> pile, reached *= pile + 1.0;
    std::sort(piles.begin(), piles.end());
    if (reached * piles.back() > 1e5) play::decline("too many positions");
    int k = piles.back();
    if (game.is_n_position({k, piles})) {
        std::cout << -1 << '\n';
    } else {
        do --k;
        while (k > 0 && !game.is_n_position({k, piles}));
        std::cout << k << '\n';
    }
}
