// Plays the donations by search: a position is the amount in the box.
#include <algorithm>
#include <iostream>
#include <vector>

#include "play.hpp"

int main() {
    double work = 0;  // donations that the search may look at
    int cases, n, m;
    for (std::cin >> cases; cases > 0; --cases) {
        std::cin >> n >> m;
        work += 1.0 * n * m;
        if (work > 1e7) play::decline("too many donations");
        play::Game<int> game([n, m](int box) {
            std::vector<int> options;
            for (int donation = 1; donation <= m && box < n; ++donation)
                options.push_back(box + donation);
            return options;
        });
        game.position_words([n](int box) {
            return play::Words{{"yuan", box}, {"goal", n}};
        });
        game.move_words([](int from, int to) {
            return play::Words{{"donate", to - from}};
        });
        game.shape([n](int box) {  // what is still missing
            return play::piles<int>({std::max(n - box, 0)});
        });
        std::cout << (game.is_n_position(0) ? "Grass\n" : "Rabbit\n");
    }
}
