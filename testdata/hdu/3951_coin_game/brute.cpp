// Plays Coin Game by search: a set of coins in a circle, one move at a time.
#include <iostream>
#include <utility>
#include <vector>

#include "play.hpp"

using Coins = std::vector<int>;  // by their places 0..n-1
constexpr int MAX_COINS = 15;    // the search may meet all their subsets

Coins coins_of(int set) {
    Coins coins;
    for (int coin = 0; set >> coin > 0; ++coin)
        if (set >> coin & 1) coins.push_back(coin);
    return coins;
}

int main() {
    int tests, n, k;
    std::cin >> tests;
    for (int test = 1; test <= tests; ++test) {
        std::cin >> n >> k;
        if (n > MAX_COINS) play::decline("too many coins");
        play::Game<int> game([n, k](int set) {
            std::vector<int> options;
            for (int coin : coins_of(set)) {
                int left = set;
                for (int i = 0; i < k; ++i) {
                    const int taken = 1 << (coin + i) % n;
                    if (!(left & taken)) break;  // a gap, or round the circle
                    options.push_back(left &= ~taken);
                }
            }
            return options;
        });
        game.position_words([n](int set) {
            return play::Words{{"circle", n},
                               {"coins", play::described(coins_of(set))}};
        });
        game.move_words([](int from, int to) {
            return play::Words{{"take", play::described(coins_of(from - to))}};
        });
        game.shape([n](int set) {
            std::vector<std::pair<int, int>> circle;
            for (int place = 0; place < n; ++place)
                circle.emplace_back(place, (place + 1) % n);
            return play::graph(n, circle, coins_of(set));
        });
        std::cout << "Case " << test << ": "
                  << (game.is_n_position((1 << n) - 1) ? "first" : "second")
                  << '\n';
    }
}
