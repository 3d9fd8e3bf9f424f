// Green Hackenbush: a trunk of one edge with stalks of `row` and `column` edges
// on its upper end.
#include "play.hpp"

struct Fork {
    bool has_trunk;
    int left, right;  // edges of the two stalks
    bool operator<(const Fork& other) const {
        return std::tie(has_trunk, left, right) <
               std::tie(other.has_trunk, other.left, other.right);
    }
};

std::vector<Fork> cuts(const Fork& fork) {
    std::vector<Fork> options;
    if (fork.has_trunk) options.push_back({false, 0, 0});  // everything falls
    for (int left = 0; left < fork.left; ++left)
        options.push_back({fork.has_trunk, left, fork.right});
    for (int right = 0; right < fork.right; ++right)
        options.push_back({fork.has_trunk, fork.left, right});
    return options;
}

int main() {
    play::Game<Fork> game(cuts);
    int row, column;
    std::cin >> row >> column;
    std::cout << (game.is_n_position({true, row, column}) ? "first\n"
                                                          : "second\n");
}
