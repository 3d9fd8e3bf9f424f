// Green Hackenbush: `row` parallel edges, with a stalk on their upper end.
#include "play.hpp"

using Position = std::pair<int, int>;  // edges side by side, and on the stalk

std::vector<Position> cuts(const Position& position) {
    const auto [strands, stalk] = position;
    std::vector<Position> options;
    if (strands > 1) options.emplace_back(strands - 1, stalk);
    if (strands == 1) options.emplace_back(0, 0);  // everything falls
    for (int left = 0; left < stalk; ++left)
        options.emplace_back(strands, left);
    return options;
}

int main() {
    play::Game<Position> game(cuts);
    int row, column;
    std::cin >> row >> column;
    if (row == 0) column = 0;
    std::cout << (game.is_n_position({row, column}) ? "first\n" : "second\n");
}
