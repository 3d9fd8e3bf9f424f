// `row` blue edges and two red edges, all on the ground, and a pile of `column`
// stones. Left cuts a blue edge, Right cuts a red edge, and both take stones. A
// player who has no move loses. Left begins, unless the third word is Right.
#include "play.hpp"

using Parts = std::vector<int>;  // blue edges, red edges, stones
using Position = play::Turn<Parts>;

std::vector<Parts> moves(const Parts& parts, int colour) {
    std::vector<Parts> options;
    Parts next = parts;
    if (next[colour]-- > 0) options.push_back(next);
    for (next = parts; next[2]-- > 0;) options.push_back(next);
    return options;
}

int main() {
    play::Game<Position> game(
        play::turns([](const Parts& parts) { return moves(parts, 0); },
                    [](const Parts& parts) { return moves(parts, 1); }));
    game.move_words([](const Position& at, const Position& next) {
        const int taken = at.second[2] - next.second[2];
        if (taken > 0) return play::Words{{"take_stones", taken}};
        return play::Words{{"cut_a", at.first == play::LEFT ? "blue" : "red"}};
    });
    int row, column;
    if (!(std::cin >> row >> column)) return 0;
    std::string player;
    std::cin >> player;
    game.is_n_position(
        {player == "Right" ? play::RIGHT : play::LEFT, {row, 2, column}});
}
