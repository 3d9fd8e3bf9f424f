// Plays Nim by search after every choice of piles and of the named pile.
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

#include "play.hpp"

using Piles = std::vector<int>;
using Position = std::pair<int, Piles>;  // the named pile, or 0; other piles

// The piles after this one became `left`.
Piles with(Piles piles, std::size_t i, int left) {
    piles[i] = left;
    std::sort(piles.begin(), piles.end());
    return piles;
}

std::vector<Position> options(const Position& position) {
    const auto& [named, piles] = position;
    std::vector<Position> results;
    if (named > 0) {
        Piles all = piles;
        all.push_back(named);
        for (int left = 0; left < named; ++left)
            results.emplace_back(0, with(all, all.size() - 1, left));
        return results;
    }
    for (std::size_t i = 0; i < piles.size(); ++i)
        for (int left = 0; left < piles[i]; ++left)
            results.emplace_back(0, with(piles, i, left));
    return results;
}

// All piles, the named one first.
Piles all(const Position& position) {
    Piles piles = position.second;
    if (position.first > 0) piles.insert(piles.begin(), position.first);
    return piles;
}

int main() {
    int n;
    std::cin >> n;
    Piles piles(n);
    double reached = 1;  // positions
    for (int& pile : piles) {
        std::cin >> pile;
        reached *= pile + 1.0;
    }
    if (n > 8 || reached > 20000) play::decline("too many positions");
    play::Game<Position> game(options);
    game.position_words([](const Position& at) {
        play::Words words = {{"piles", play::described(all(at))}};
        if (at.first > 0) words += {{"named_pile", at.first}};
        return words;
    });
    game.move_words([](const Position& from, const Position& to) {
        return play::pile_move(all(from), all(to));
    });
    game.shape([](const Position& at) { return play::piles(all(at)); });
    int lost = 0;
    for (int chosen = (1 << n) - 1; chosen > 0; --chosen)
        for (int named = 0; named < n; ++named) {
            if (!(chosen >> named & 1)) continue;
            Piles others;
            for (int i = 0; i < n; ++i)
                if (i != named && chosen >> i & 1) others.push_back(piles[i]);
            std::sort(others.begin(), others.end());
            lost += game.is_p_position({piles[named], others});
        }
    std::cout << lost << '\n';
}
