// Plays the game by search, from its rules, for each pile up to N. The player
// who takes the last stone loses, so the player who finds no stone has won.
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

#include "play.hpp"

using Pile = std::pair<int, int>;  // its stones, and how many may be taken

int main() {
    play::Game<Pile> game(
        [](const Pile& pile) {
            std::vector<Pile> options;
            for (int taken = 1; taken <= pile.second; ++taken) {
                const int left = pile.first - taken;
                options.emplace_back(left, std::min(2 * taken, left));
            }
            return options;
        },
        play::misere);
    game.position_words([](const Pile& pile) {
            return play::Words{{"pile", pile.first}} +
                   play::Words{{"most", pile.second}};
        })
        .move_words([](const Pile& from, const Pile& to) {
            return play::Words{{"take", from.first - to.first}};
        })
        .shape([](const Pile& pile) { return play::piles<int>({pile.first}); });
    int cases;
    for (std::cin >> cases; cases > 0; --cases) {
        long long k, n;
        std::cin >> k >> n;
        if (n > 250) play::decline("the piles are too large");
        int won = 0;
        for (int pile = int(n); pile > 0; --pile)
            won +=
                game.is_n_position({pile, int(std::min<long long>(k, pile))});
        std::cout << won << '\n';
    }
}
