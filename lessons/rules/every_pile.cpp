// Two piles, `row` and `column`. A move takes one or two stones from every pile
// that is not empty. A player who cannot move loses.
#include "play.hpp"

int main() {
    play::Game<std::vector<int>> game(play::in_every([](int pile) {
        std::vector<int> options;
        for (int left = pile - 1; left >= 0 && left >= pile - 2; --left)
            options.push_back(left);
        return options;
    }));
    int row, column;
    if (std::cin >> row >> column) game.is_n_position({row, column});
}
