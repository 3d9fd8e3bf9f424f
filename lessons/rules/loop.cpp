// A token on place n of 0 to 4. It moves from 0 to 1, from 1 to 2, from 2 to 0
// or 3, and from 3 to 4. A player who cannot move loses.
#include "play.hpp"

int main() {
    const std::vector<std::pair<int, int>> moves = {
        {0, 1}, {1, 2}, {2, 0}, {2, 3}, {3, 4}};
    play::Game<int> game([&moves](int place) {
        std::vector<int> options;
        for (const auto& [from, to] : moves)
            if (from == place) options.push_back(to);
        return options;
    });
    game.shape(
        [&moves](int place) { return play::graph(5, moves, {place}, true); });
    int n;
    std::cin >> n;
    if (n > 4) play::decline("there are no more places");
    game.outcome(n);
}
