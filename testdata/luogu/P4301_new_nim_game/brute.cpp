// Plays the game by search: two rounds in which players take whole piles, then
// Nim. Prints the least first move after which the second player loses.
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

#include "play.hpp"

using Piles = std::vector<int>;
using Position = std::pair<int, Piles>;  // choices of whole piles to come

std::vector<Position> options(const Position& position) {
    const auto& [choices, piles] = position;
    const int k = int(piles.size());
    std::vector<Position> results;
    if (choices > 0) {
        for (int kept = (1 << k) - 1; kept > 0; --kept) {  // as bits
            Piles left;
            for (int i = 0; i < k; ++i)
                if (kept >> i & 1) left.push_back(piles[i]);
            results.emplace_back(choices - 1, left);
        }
        return results;
    }
    for (int i = 0; i < k; ++i)
        for (int left = 0; left < piles[i]; ++left) {
            Position option = position;
            option.second[i] = left;
            std::sort(option.second.begin(), option.second.end());
            results.push_back(option);
        }
    return results;
}

int sum(const Piles& piles) {
    int total = 0;
    for (const int pile : piles) total += pile;
    return total;
}

int main() {
    int k;
    std::cin >> k;
    Piles piles(k);
    double reached = 1;  // positions of Nim
    for (int& pile : piles) {
        std::cin >> pile;
        reached *= pile + 1.0;
    }
    if (k > 6 || reached > 20000) play::decline("too many positions");
    std::sort(piles.begin(), piles.end());
    play::Game<Position> game(options);
    game.position_words([](const Position& at) {
        play::Words words = {{"piles", play::described(at.second)}};
        if (at.first > 0) words += {{"do", "whole piles may be taken away"}};
        return words;
    });
    game.move_words([](const Position& from, const Position& to) {
        if (from.first == 0) return play::pile_move(from.second, to.second);
        return play::Words{{"leave_piles", play::described(to.second)}};
    });
    game.shape([](const Position& at) { return play::piles(at.second); });
    int least = -1;
    for (const Position& option : game.winning_options({2, piles})) {
        const int taken = sum(piles) - sum(option.second);
        if (least < 0 || taken < least) least = taken;
    }
    std::cout << least << '\n';
}
