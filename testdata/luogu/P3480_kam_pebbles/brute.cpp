// Plays KAM-Pebbles by search: whole rows, pile by pile.
#include <algorithm>
#include <iostream>
#include <vector>

#include "play.hpp"

using Row = std::vector<int>;

std::vector<Row> takes(const Row& piles) {
    std::vector<Row> options;
    for (std::size_t i = 0; i < piles.size(); ++i)
        for (int left = i > 0 ? piles[i - 1] : 0; left < piles[i]; ++left) {
            options.push_back(piles);
            options.back()[i] = left;
        }
    return options;
}

int main() {
    play::Game<Row> game(takes);
    game.move_words(play::pile_move<int>);
    int rows, n;
    double work = 0;  // moves that the search may look at
    for (std::cin >> rows; rows > 0; --rows) {
        std::cin >> n;
        Row piles(n);
        double of_any_order = 1, of_any_size = 1;  // positions
        for (int i = 0; i < n; ++i) {
            std::cin >> piles[i];
            of_any_order *= piles[i] + 1.0;
        }
        for (int i = 1; i <= n; ++i)
            of_any_size *= (piles.back() + 1.0 * i) / i;
        work += std::min(of_any_order, of_any_size) * piles.back();
        if (work > 1e7) play::decline("too many moves");
        std::cout << (game.is_n_position(piles) ? "TAK\n" : "NIE\n");
    }
}
