// A box with room for 9 stones contains n stones. A move takes out 3 or 5
// stones, or puts in 3 unless the box is empty. A player who cannot move loses.
#include "play.hpp"

int main() {
    play::Game<int> game([](int stones) {
        std::vector<int> options;
        if (stones >= 3) options.push_back(stones - 3);
        if (stones >= 5) options.push_back(stones - 5);
        if (0 < stones && stones + 3 <= 9) options.push_back(stones + 3);
        return options;
    });
    game.shape([](int stones) {
        std::vector<std::pair<int, int>> moves;
        for (int n = 0; n <= 9; ++n)
            for (const int move : {-3, -5, 3})
                if (n + move >= 0 && n + move <= 9 && (move < 0 || n > 0))
                    moves.emplace_back(n, n + move);
        return play::graph(10, moves, {stones}, true);
    });
    int n;
    std::cin >> n;
    if (n > 9) play::decline("more stones than the box has room for");
    game.outcome(n);
}
