// Plays the minima game by search: a move takes any cards, one at least.
#include <algorithm>
#include <iostream>
#include <iterator>
#include <vector>

#include "points.hpp"

using Cards = std::vector<int>;  // sorted: they have no order

std::vector<points::Move<Cards>> moves(const Cards& cards) {
    std::vector<points::Move<Cards>> moves;
    for (int taken = 1; taken < 1 << cards.size(); ++taken) {
        Cards left;
        int least = cards.back();
        for (std::size_t i = 0; i < cards.size(); ++i) {
            if (taken >> i & 1)
                least = std::min(least, cards[i]);
            else
                left.push_back(cards[i]);
        }
        moves.push_back({left, least});
    }
    return moves;
}

int main() {
    int n;
    std::cin >> n;
    if (n > 10) play::decline("many cards");
    Cards cards(n);
    for (int& card : cards) std::cin >> card;
    std::sort(cards.begin(), cards.end());
    points::Game<Cards> game(moves);
    game.position_words([](const Cards& at) {
        return play::Words{{"cards", play::described(at)}};
    });
    game.move_words([](const Cards& from, const Cards& to) {
        Cards taken;
        std::set_difference(from.begin(), from.end(), to.begin(), to.end(),
                            std::back_inserter(taken));
        return play::Words{{"take", play::described(taken)},
                           {"points", taken[0]}};
    });
    game.shape([](const Cards& at) {
        return at.empty() ? play::words()
                          : play::numbers(std::vector<Cards>{at});
    });
    std::cout << game.score(cards) << '\n';
}
