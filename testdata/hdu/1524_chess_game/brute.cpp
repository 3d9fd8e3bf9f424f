// Plays A Chess Game by search: all pieces at once, one move at a time.
#include <algorithm>
#include <iostream>
#include <iterator>
#include <utility>
#include <vector>

#include "play.hpp"

using Pieces = std::vector<int>;  // sorted: the pieces are all alike

play::Words position_words(const Pieces& position) {
    return {{"tokens", play::described(position)}};
}

play::Words move_words(const Pieces& from, const Pieces& to) {
    Pieces left, reached;
    std::set_difference(from.begin(), from.end(), to.begin(), to.end(),
                        std::back_inserter(left));
    std::set_difference(to.begin(), to.end(), from.begin(), from.end(),
                        std::back_inserter(reached));
    return {{"move_piece", left[0]}, {"move_to", reached[0]}};
}

int main() {
    int positions, edges, pieces;
    while (std::cin >> positions) {
        std::vector<std::vector<int>> reached(positions);
        std::vector<std::pair<int, int>> arrows;
        for (int p = 0; p < positions; ++p)
            for (std::cin >> edges; edges > 0; --edges) {
                reached[p].emplace_back();
                std::cin >> reached[p].back();
                arrows.emplace_back(p, reached[p].back());
            }
        const auto rule = play::in_one([&](int p) { return reached[p]; });
        play::Game<Pieces> game([&](const Pieces& position) {
            std::vector<Pieces> options = rule(position);
            for (Pieces& option : options)
                std::sort(option.begin(), option.end());
            return options;
        });
        game.position_words(position_words).move_words(move_words);
        game.shape([&](const Pieces& position) {
            return play::graph(positions, arrows, position, true);
        });
        while (std::cin >> pieces && pieces > 0) {
            Pieces position(pieces);
            double most = 1;  // moves that the search may look at
            for (int& piece : position) {
                std::cin >> piece;
                most *= positions;
            }
            most *= pieces * double(arrows.size()) / positions;
            if (most > 1e6) play::decline("too many pieces on a large graph");
            std::sort(position.begin(), position.end());
            std::cout << (game.is_n_position(position) ? "WIN\n" : "LOSE\n");
        }
    }
}
