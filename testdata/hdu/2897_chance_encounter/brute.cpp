// Plays Chance Encounter by search: coins are taken from the pile, p to q a
// move, or the last ones if they are fewer than p.
#include <iostream>
#include <tuple>
#include <vector>

#include "play.hpp"

int main() {
    int n, p, q;
    std::vector<std::tuple<int, int, int>> games;
    double work = 0;  // moves that the search may look at
    while (std::cin >> n >> p >> q) {
        games.emplace_back(n, p, q);
        work += 1.0 * n * (q - p + 1);
    }
    if (work > 1e7) play::decline("too many moves");
    for (const auto& [coins, least, most] : games) {
        play::Game<int> game(
            [p = least, q = most](int pile) {
                std::vector<int> options;
                if (0 < pile && pile < p) options.push_back(0);
                for (int taken = p; taken <= q && taken <= pile; ++taken)
                    options.push_back(pile - taken);
                return options;
            },
            play::misere);
        game.position_words([p = least, q = most](int pile) {
            return play::Words{{"pile", pile}} +
                   play::Words{{"least", p}, {"most", q}};
        });
        game.move_words([](int from, int to) {
            return play::Words{{"take", from - to}};
        });
        game.shape([](int pile) { return play::piles(std::vector{pile}); });
        std::cout << (game.is_n_position(coins) ? "WIN\n" : "LOST\n");
    }
}
