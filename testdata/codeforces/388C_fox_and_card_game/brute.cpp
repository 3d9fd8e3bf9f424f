// Plays the card game by search of all piles.
#include <iostream>
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
        return play::Words{{"piles", play::described(at.second)}} +
               play::Words{{"order", "from top to bottom"}} +
               play::Words{
                   {"to_move", at.first == play::LEFT ? "Ciel" : "Jiro"}};
    });
    game.move_words([](const Position& from, const Position& to) {
        std::size_t i = 0;
        while (from.second[i] == to.second[i]) ++i;
        const Pile& pile = from.second[i];
        return from.first == play::LEFT
                   ? play::Words{{"take_top", pile.front()}, {"pile", i + 1}}
                   : play::Words{{"take_bottom", pile.back()}, {"pile", i + 1}};
    });
    game.shape([](const Position& at) { return play::numbers(at.second); });
    const points::Score lead = game.score({play::LEFT, piles});
    std::cout << (all + lead) / 2 << ' ' << (all - lead) / 2 << '\n';
}
