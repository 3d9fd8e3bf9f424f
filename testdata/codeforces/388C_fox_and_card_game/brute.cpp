// Plays the card game by search of all piles.
#include <iostream>
#include <string>
#include <vector>

#include "points.hpp"

using Pile = std::vector<int>;  // from top to bottom
using Piles = std::vector<Pile>;
using Position = play::Turn<Piles>;

std::vector<points::Move<Piles>> moves(const Piles& piles, bool from_top) {
    std::vector<points::Move<Piles>> moves;
    for (std::size_t i = 0; i < piles.size(); ++i) {
        if (piles[i].empty()) continue;
        Piles left = piles;
        const auto card = from_top ? left[i].begin() : left[i].end() - 1;
        const int gain = *card;
        left[i].erase(card);
        moves.push_back({left, gain});
    }
    return moves;
}

int main() {
    int n;
    std::cin >> n;
    Piles piles(n);
    double positions = 1;
    points::Score all = 0;
    for (Pile& pile : piles) {
        int s;
        std::cin >> s;
        pile.resize(s);
        positions *= (s + 1) * (s + 2) / 2;
        for (int& card : pile) {
            std::cin >> card;
            all += card;
        }
    }
    if (positions > 5e4) play::decline("too many positions");
    points::Game<Position> game(
        points::turns([](const Piles& at) { return moves(at, true); },
                      [](const Piles& at) { return moves(at, false); }));
    game.position_words([](const Position& at) {
        return "the piles " + play::described(at.second) + ", from top to " +
               "bottom, with " + (at.first == play::LEFT ? "Ciel" : "Jiro") +
               " to move";
    });
    game.move_words([](const Position& from, const Position& to) {
        std::size_t i = 0;
        while (from.second[i] == to.second[i]) ++i;
        const Pile& pile = from.second[i];
        const bool is_top = from.first == play::LEFT;
        return "take the " +
               std::to_string(is_top ? pile.front() : pile.back()) +
               (is_top ? " from the top" : " from the bottom") + " of pile " +
               std::to_string(i + 1);
    });
    game.shape([](const Position& at) { return play::numbers(at.second); });
    const points::Score lead = game.score({play::LEFT, piles});
    std::cout << (all + lead) / 2 << ' ' << (all - lead) / 2 << '\n';
}
