// `row` stalks, each a blue edge with a red edge on top, and `column` red
// edges. Left cuts blue edges, Right cuts red edges. If a blue edge is cut, the
// red edge on it falls. A player who cannot cut an edge loses. Left begins,
// unless the third word is Right.
#include "play.hpp"

using Edges = std::vector<int>;  // stalks, lone blue edges, lone red edges
using Position = play::Turn<Edges>;

std::vector<Edges> left_cuts(const Edges& edges) {
    std::vector<Edges> options;
    if (edges[0] > 0) options.push_back({edges[0] - 1, edges[1], edges[2]});
    if (edges[1] > 0) options.push_back({edges[0], edges[1] - 1, edges[2]});
    return options;
}

std::vector<Edges> right_cuts(const Edges& edges) {
    std::vector<Edges> options;
    if (edges[0] > 0) options.push_back({edges[0] - 1, edges[1] + 1, edges[2]});
    if (edges[2] > 0) options.push_back({edges[0], edges[1], edges[2] - 1});
    return options;
}

int main() {
    play::Game<Position> game(play::turns(left_cuts, right_cuts));
    game.move_words([](const Position& at, const Position& next) {
        const bool of_stalk = next.second[0] < at.second[0];
        return play::Words{{of_stalk ? "cut_stalk" : "cut_lone",
                            at.first == play::LEFT ? "blue" : "red"}};
    });
    int row, column;
    if (!(std::cin >> row >> column)) return 0;
    std::string player;
    std::cin >> player;
    const bool right_begins = player == "Right";
    game.is_n_position(
        {right_begins ? play::RIGHT : play::LEFT, {row, 0, column}});
}
