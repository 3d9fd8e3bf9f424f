// Plays A Funny Game by search: a set of coins in a circle, one move at a time.
#include <iostream>
#include <utility>
#include <vector>

#include "play.hpp"

using Coins = std::vector<int>;  // by their places 0..n-1
constexpr int MAX_COINS = 18;    // the search may meet all their subsets

Coins coins_of(int set) {
    Coins coins;
    for (int coin = 0; set >> coin > 0; ++coin)
        if (set >> coin & 1) coins.push_back(coin);
    return coins;
}

int main() {
    int n;
    while (std::cin >> n && n > 0) {
        if (n > MAX_COINS) play::decline("too many coins");
        play::Game<int> game([n](int set) {
            std::vector<int> options;
            for (int coin : coins_of(set)) {
                const int next = (coin + 1) % n;  // perhaps the coin itself
                options.push_back(set & ~(1 << coin));
                if (next != coin && set >> next & 1)
                    options.push_back(set & ~(1 << coin) & ~(1 << next));
            }
            return options;
        });
        game.position_words([n](int set) {
            return play::Words{{"circle", n},
                               {"coins", play::described(coins_of(set))}};
        });
        game.move_words([](int from, int to) {
            return play::Words{{"take", coins_of(from - to)}};
        });
        game.shape([n](int set) {
            std::vector<std::pair<int, int>> circle;
            for (int place = 1; place < n; ++place)
                circle.emplace_back(place - 1, place);
            if (n > 2) circle.emplace_back(n - 1, 0);
            return play::graph(n, circle, coins_of(set));
        });
        std::cout << (game.is_n_position((1 << n) - 1) ? "Alice\n" : "Bob\n");
    }
}
