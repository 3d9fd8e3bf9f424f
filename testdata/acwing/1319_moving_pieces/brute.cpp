// Plays the game by search: all pieces at once, one move at a time.
#include <algorithm>
#include <iostream>
#include <iterator>
#include <utility>
#include <vector>

#include "play.hpp"

using Pieces = std::vector<int>;  // sorted: the pieces are all alike

play::Words move_words(const Pieces& from, const Pieces& to) {
    Pieces left, reached;
    std::set_difference(from.begin(), from.end(), to.begin(), to.end(),
                        std::back_inserter(left));
    std::set_difference(to.begin(), to.end(), from.begin(), from.end(),
                        std::back_inserter(reached));
    return {{"move_piece", left[0]}, {"move_to", reached[0]}};
}

int main() {
    int n, m, k;
    std::cin >> n >> m >> k;
    std::vector<std::vector<int>> reached(n + 1);
    std::vector<std::pair<int, int>> arrows(m);
    for (auto& [x, y] : arrows) {
        std::cin >> x >> y;
        reached[x].push_back(y);
    }
    Pieces pieces(k);
    double most = m;  // moves that the search may look at
    for (int& piece : pieces) {
        std::cin >> piece;
        most *= n;
    }
    if (most > 1e6) play::decline("too many pieces on a large graph");
    std::sort(pieces.begin(), pieces.end());
    const auto rule = play::in_one([&](int vertex) { return reached[vertex]; });
    play::Game<Pieces> game([&](const Pieces& position) {
        std::vector<Pieces> options = rule(position);
        for (Pieces& option : options) std::sort(option.begin(), option.end());
        return options;
    });
    game.position_words([](const Pieces& position) {
        return play::Words{{"tokens", play::described(position)}};
    });
    game.move_words(move_words);
    game.shape([&](const Pieces& position) {
        return play::graph(n + 1, arrows, position, true);  // no vertex 0
    });
    std::cout << (game.is_n_position(pieces) ? "win\n" : "lose\n");
}
