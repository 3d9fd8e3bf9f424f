// Plays the game by search: the piles, sorted, and whether this is the start.
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

#include "play.hpp"

using Piles = std::vector<int>;
using Position = std::pair<bool, Piles>;  // is it the start?

bool has_equal(const Piles& piles) {  // sorted
    return std::adjacent_find(piles.begin(), piles.end()) != piles.end();
}

// After a move that leaves equal piles, the game is over.
bool is_over(const Position& at) { return !at.first && has_equal(at.second); }

std::vector<Position> moves(const Position& at) {
    std::vector<Position> options;
    const Piles& piles = at.second;
    for (std::size_t i = 0; i < piles.size() && !is_over(at); ++i) {
        if (piles[i] == 0) continue;
        Piles rest = piles;
        --rest[i];
        std::sort(rest.begin(), rest.end());
        options.emplace_back(false, rest);
    }
    return options;
}

int main() {
    // The player who has to move has won if the other one left equal piles.
    play::Game<Position> game(moves, is_over);
    game.position_words([](const Position& at) {
        play::Words words = {{"piles", play::described(at.second)}};
        if (is_over(at)) words += {{"position", "two of them equal"}};
        return words;
    });
    game.move_words([](const Position& from, const Position& to) {
        const play::Words move = play::pile_move(from.second, to.second);
        return has_equal(to.second) ? play::Words{{"losing", move}} : move;
    });
    game.shape([](const Position& at) { return play::piles(at.second); });
    int n;
    std::cin >> n;
    Piles piles(n);
    double positions = 1;
    for (int& pile : piles) {
        std::cin >> pile;
        positions *= pile + 1;
    }
    if (positions > 5000 || n > 10) play::decline("too many positions");
    std::sort(piles.begin(), piles.end());
    std::cout << (game.is_n_position({true, piles}) ? "sjfnb\n" : "cslnb\n");
}
