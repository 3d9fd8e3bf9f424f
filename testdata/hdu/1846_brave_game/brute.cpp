// Plays Brave Game by search: stones are taken from the pile, 1 to m a move.
#include <iostream>
#include <vector>

#include "play.hpp"

int main() {
    double work = 0;  // moves that the search may look at
    int cases, n, m;
    for (std::cin >> cases; cases > 0; --cases) {
        std::cin >> n >> m;
        work += 1.0 * n * m;
        if (work > 1e7) play::decline("too many moves");
        play::Game<int> game([m](int stones) {
            std::vector<int> options;
            for (int taken = 1; taken <= m && taken <= stones; ++taken)
                options.push_back(stones - taken);
            return options;
        });
        std::cout << (game.is_n_position(n) ? "first\n" : "second\n");
    }
}
