// Plays the game by search, from its rules. The options of a pile come in the
// order of the stones taken, so the first winning one is the smallest take.
#include <algorithm>
#include <iostream>
#include <map>
#include <utility>
#include <vector>

#include "play.hpp"

using Pile = std::pair<int, int>;  // its stones, and how many may be taken
using Game = play::Game<Pile>;

Game game_with(int k) {
    Game game([k](const Pile& pile) {
        std::vector<Pile> options;
        for (int taken = 1; taken <= pile.second; ++taken) {
            const int left = pile.first - taken;
            options.emplace_back(left, std::min(k * taken, left));
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
    return game;
}

int main() {
    std::map<int, Game> with;  // one game for each k
    int games, n, k;
    std::cin >> games;
    for (int i = 1; i <= games; ++i) {
        std::cin >> n >> k;
        if (n > 250) play::decline("the pile is too large");
        Game& game = with.try_emplace(k, game_with(k)).first->second;
        const std::vector<Pile> winning = game.winning_options({n, n - 1});
        std::cout << "Case " << i << ": ";
        if (winning.empty())
            std::cout << "lose\n";
        else
            std::cout << n - winning[0].first << '\n';
    }
}
