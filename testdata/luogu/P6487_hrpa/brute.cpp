// Plays the game by search, from its rules. The options come in the order of
// the stones taken, so the first winning one is the smallest take.
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

#include "play.hpp"

using Pile = std::pair<int, int>;  // its stones, and how many may be taken

int main() {
    play::Game<Pile> game([](const Pile& pile) {
        std::vector<Pile> options;
        for (int taken = 1; taken <= pile.second; ++taken) {
            const int left = pile.first - taken;
            options.emplace_back(left, std::min(2 * taken, left));
        }
        return options;
    });
    game.position_words([](const Pile& pile) {
            return play::Words{{"pile", pile.first}} +
                   play::Words{{"most", pile.second}};
        })
        .move_words([](const Pile& from, const Pile& to) {
            return play::Words{{"take", from.first - to.first}};
        })
        .shape([](const Pile& pile) { return play::piles<int>({pile.first}); });
    long long n;
    std::cin >> n;
    if (n > 500) play::decline("the pile is too large");
    const int stones = int(n);
    const std::vector<Pile> winning = game.winning_options({stones, stones});
    std::cout << stones - winning.front().first << '\n';
}
