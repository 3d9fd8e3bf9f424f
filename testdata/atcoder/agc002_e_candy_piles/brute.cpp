// Plays the game by search. A position is the piles that are left.
#include <algorithm>
#include <iostream>
#include <vector>

#include "play.hpp"

using Piles = std::vector<int>;  // sorted, without empty piles

std::vector<Piles> moves(const Piles& piles) {
    if (piles.empty()) return {};
    Piles without_largest(piles.begin(), piles.end() - 1), lower;
    for (const int pile : piles)
        if (pile > 1) lower.push_back(pile - 1);
    return {without_largest, lower};
}

int main() {
    play::Game<Piles> game(moves, play::misere);
    game.move_words([](const Piles& from, const Piles& to) {
        const Piles rest(from.begin(), from.end() - 1);
        return to == rest ? play::Words{{"eat_pile", from.back()}}
                          : play::Words{{"do", "eat one candy of each pile"}};
    });
    int n;
    std::cin >> n;
    Piles piles(n);
    for (int& pile : piles) std::cin >> pile;
    std::sort(piles.begin(), piles.end());
    if (double(n) * n * piles.back() > 1e6) play::decline("too many candies");
    std::cout << (game.is_n_position(piles) ? "First\n" : "Second\n");
}
