// Plays GG and MM by search: all games at once, a move in each that is not
// finished.
#include <algorithm>
#include <cmath>
#include <iostream>
#include <utility>
#include <vector>

#include "play.hpp"

using Piles = std::pair<int, int>;  // the larger one first
using Games = std::vector<Piles>;

Piles piles(int p, int q) { return {std::max(p, q), std::min(p, q)}; }

std::vector<Piles> moves(const Piles& game) {
    std::vector<Piles> options;
    const auto [a, b] = game;
    for (int left = a - b; b > 0 && left >= 0; left -= b)
        options.push_back(piles(left, b));
    return options;
}

int main() {
    const auto in_every = play::in_every(moves);
    play::Game<Games> game([&](const Games& games) {
        std::vector<Games> options = in_every(games);
        for (Games& option : options) std::sort(option.begin(), option.end());
        return options;
    });
    game.shape([](const Games& games) {
        std::vector<int> sizes;
        for (const auto& [a, b] : games) sizes.insert(sizes.end(), {a, b});
        return play::piles(sizes);
    });
    int N, p, q;
    while (std::cin >> N) {
        Games games;
        double joint_moves = 1, reached = 1;  // at most, roughly
        for (; N > 0; --N) {
            std::cin >> p >> q;
            games.push_back(piles(p, q));
            const auto [a, b] = games.back();
            joint_moves *= a / b;
            reached *= a / b + 2 * std::log2(a + 1.0);
        }
        if (joint_moves * reached > 1e6) play::decline("too many moves");
        std::sort(games.begin(), games.end());
        std::cout << (game.is_n_position(games) ? "MM\n" : "GG\n");
    }
}
