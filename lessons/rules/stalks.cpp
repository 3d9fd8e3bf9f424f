// `row` stalks, a blue edge with a red one on top, and `column` red edges. Left
// cuts blue, Right red, and what stood on a cut edge falls. The stuck give up.
#include "play.hpp"

using Edges = std::vector<int>;  // stalks, lone blue, lone red; {}: given up

auto cuts_of(bool right) {
    return [right](const Edges& edges) {
        std::vector<Edges> options;
        if (edges.empty()) return options;
        if (edges[0] > 0)
            options.push_back({edges[0] - 1, edges[1] + right, edges[2]});
        if (edges[1 + right] > 0)
            options.push_back({edges[0], edges[1] - !right, edges[2] - right});
        if (options.empty()) options.push_back({});
        return options;
    };
}

int main() {
    play::Game<play::Turn<Edges>> game(
        play::turns(cuts_of(false), cuts_of(true)), play::misere);
    if (int row, column; std::cin >> row >> column)
        game.is_n_position({play::LEFT, {row, 0, column}});
}
