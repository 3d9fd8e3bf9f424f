// Plays Nim by search after every removal of piles.
#include <algorithm>
#include <iostream>
#include <vector>

#include "play.hpp"

using Piles = std::vector<int>;

std::vector<Piles> options(const Piles& piles) {
    std::vector<Piles> results;
    for (int i = 0; i < int(piles.size()); ++i)
        for (int left = 0; left < piles[i]; ++left) {
            results.push_back(piles);
            results.back()[i] = left;
            std::sort(results.back().begin(), results.back().end());
        }
    return results;
}

int main() {
    int n, d;
    std::cin >> n >> d;
    Piles piles(n);
    double reached = 1;  // positions
    for (int& pile : piles) {
        std::cin >> pile;
        reached *= pile + 1.0;
    }
    if (n > 8 || reached > 20000) play::decline("too many positions");
    std::sort(piles.begin(), piles.end());
    play::Game<Piles> game(options);
    game.move_words(play::pile_move<int>);
    int ways = 0;
    for (int kept = (1 << n) - 1; kept > 0; --kept) {
        Piles left;
        for (int i = 0; i < n; ++i)
            if (kept >> i & 1) left.push_back(piles[i]);
        if ((n - int(left.size())) % d == 0) ways += game.is_p_position(left);
    }
    std::cout << ways << '\n';
}
