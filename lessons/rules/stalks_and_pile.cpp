// `row` stalks, each a blue edge with a red edge on top, one lone red edge, and
// a pile of `column` stones. Left cuts blue edges, Right cuts red edges, and
// both take stones. If a blue edge is cut, the red edge on it falls. A player
// who has no move loses. Left begins, unless the third word is Right.
#include "play.hpp"

using Parts = std::vector<int>;  // stalks, lone blue, lone red edges, stones
using Position = play::Turn<Parts>;

void take_stones(const Parts& parts, std::vector<Parts>& options) {
    for (int stones = 0; stones < parts[3]; ++stones)
        options.push_back({parts[0], parts[1], parts[2], stones});
}

std::vector<Parts> left_moves(const Parts& parts) {
    const int stalks = parts[0], blue = parts[1], red = parts[2];
    std::vector<Parts> options;
    if (stalks > 0) options.push_back({stalks - 1, blue, red, parts[3]});
    if (blue > 0) options.push_back({stalks, blue - 1, red, parts[3]});
    take_stones(parts, options);
    return options;
}

std::vector<Parts> right_moves(const Parts& parts) {
    const int stalks = parts[0], blue = parts[1], red = parts[2];
    std::vector<Parts> options;
    if (stalks > 0) options.push_back({stalks - 1, blue + 1, red, parts[3]});
    if (red > 0) options.push_back({stalks, blue, red - 1, parts[3]});
    take_stones(parts, options);
    return options;
}

int main() {
    play::Game<Position> game(play::turns(left_moves, right_moves));
    game.move_words([](const Position& at, const Position& next) {
        const int taken = at.second[3] - next.second[3];
        if (taken > 0)
            return "take " + std::to_string(taken) +
                   (taken == 1 ? " stone" : " stones");
        const std::string colour = at.first == play::LEFT ? "blue" : "red";
        const bool of_stalk = next.second[0] < at.second[0];
        return "cut " + (of_stalk ? "the " + colour + " edge of a stalk"
                                  : "a lone " + colour + " edge");
    });
    int row, column;
    if (!(std::cin >> row >> column)) return 0;
    std::string player;
    std::cin >> player;
    const bool right_begins = player == "Right";
    game.is_n_position(
        {right_begins ? play::RIGHT : play::LEFT, {row, 0, 1, column}});
}
