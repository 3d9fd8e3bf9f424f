// Plays Left Right by search: the whole row, each player with pieces of one
// colour.
#include <iostream>
#include <vector>

#include "play.hpp"

using Pieces = std::vector<int>;  // their cells, grey at 0, 2, ... of the list
using Position = play::Turn<Pieces>;

// Alice shifts a grey piece to the right, up to the piece before it.
std::vector<Pieces> grey_moves(const Pieces& pieces) {
    std::vector<Pieces> options;
    for (std::size_t i = 0; i < pieces.size(); i += 2)
        for (int cell = pieces[i] + 1; cell < pieces[i + 1]; ++cell) {
            options.push_back(pieces);
            options.back()[i] = cell;
        }
    return options;
}

// Bob shifts a white piece to the left.
std::vector<Pieces> white_moves(const Pieces& pieces) {
    std::vector<Pieces> options;
    for (std::size_t i = 1; i < pieces.size(); i += 2)
        for (int cell = pieces[i] - 1; cell > pieces[i - 1]; --cell) {
            options.push_back(pieces);
            options.back()[i] = cell;
        }
    return options;
}

int main() {
    play::Game<Position> game(play::turns(grey_moves, white_moves));
    game.position_words([](const Position& at) {
        return play::Words{
            {"to_move", at.first == play::LEFT ? "Alice" : "Bob"},
            {"pieces", play::described(at.second)}};
    });
    game.move_words([](const Position& from, const Position& to) {
        std::size_t i = 0;
        while (from.second[i] == to.second[i]) ++i;
        return play::Words{{"move_from", from.second[i]},
                           {"move_to", to.second[i]}};
    });
    int first = 0, last = 0;  // cells with pieces at the start
    game.shape([&](const Position& at) {
        play::Cells grey, white;
        for (int i = 0; i < int(at.second.size()); ++i)
            (i % 2 == 0 ? grey : white).emplace_back(0, at.second[i] - first);
        return play::cells(1, last - first + 1, grey, {}, white);
    });
    int tests, k;
    double reached = 0;  // positions
    std::cin >> tests;
    for (int test = 1; test <= tests; ++test) {
        std::cin >> k;
        Pieces pieces(2 * k);
        for (int& piece : pieces) std::cin >> piece;
        first = pieces.front();
        last = pieces.back();
        double of_this = 2;
        for (int i = 0; i < 2 * k; i += 2) {
            const double distance = pieces[i + 1] - pieces[i];
            of_this *= distance * (distance + 1) / 2;
        }
        reached += of_this;
        if (reached > 2e5) play::decline("too many positions");
        std::cout << "Case " << test << ": "
                  << (game.is_n_position({play::LEFT, pieces}) ? "Alice\n"
                                                               : "Bob\n");
    }
}
