// Plays Stoned Game by search. A position is all piles and the last move.
#include <iostream>
#include <utility>
#include <vector>

#include "play.hpp"

// The piles in the order of the input, and the pile of the opponent's last
// move, counted from 0, or -1 if there was none.
using Position = std::pair<std::vector<int>, int>;

std::vector<Position> moves(const Position& position) {
    std::vector<Position> options;
    for (int i = 0; i < int(position.first.size()); ++i)
        if (i != position.second && position.first[i] > 0) {
            options.push_back({position.first, i});
            --options.back().first[i];
        }
    return options;
}

play::Words position_words(const Position& position) {
    play::Words words = {{"piles", play::described(position.first)}};
    if (position.second >= 0) words += {{"not_from", position.second + 1}};
    return words;
}

int main() {
    play::Game<Position> game(moves);
    game.position_words(position_words);
    game.move_words([](const Position&, const Position& to) {
        return play::Words{{"take", 1}, {"from_pile", to.second + 1}};
    });
    game.shape(
        [](const Position& position) { return play::piles(position.first); });
    int tests, n;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n;
        std::vector<int> piles(n);
        double positions = n;
        for (int& pile : piles) std::cin >> pile, positions *= pile + 1;
        if (positions > 2e4) play::decline("too many positions");
        std::cout << (game.is_n_position({piles, -1}) ? "T\n" : "HL\n");
    }
}
