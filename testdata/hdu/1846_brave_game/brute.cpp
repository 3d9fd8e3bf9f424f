// Plays Brave Game by search: stones are taken from the pile, 1 to m a move.
#include <iostream>
#include <utility>
#include <vector>

#include "play.hpp"

int main() {
    int cases;
    std::cin >> cases;
    std::vector<std::pair<int, int>> questions(cases);
    double work = 0;  // moves that the search may look at
    for (auto& [n, m] : questions) {
        std::cin >> n >> m;
        work += 1.0 * n * m;
    }
    if (work > 1e7) play::decline("too many moves");
    for (const auto& question : questions) {
        const int n = question.first, m = question.second;
        play::Game<int> game([m](int stones) {
            std::vector<int> options;
            for (int taken = 1; taken <= m && taken <= stones; ++taken)
                options.push_back(stones - taken);
            return options;
        });
        game.move_words([](int from, int to) {
            return play::Words{{"take", from - to}};
        });
        game.shape([](int stones) { return play::piles<int>({stones}); });
        std::cout << (game.is_n_position(n) ? "first\n" : "second\n");
    }
}
