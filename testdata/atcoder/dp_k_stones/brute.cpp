// Plays from the pile by search.
#include <iostream>
#include <vector>

#include "play.hpp"

int main() {
    int n, k;
    std::cin >> n >> k;
    std::vector<int> allowed(n);
    for (int& a : allowed) std::cin >> a;
    if (k > 20000) play::decline("pile too large");
    play::Game<int> game([&](int stones) {
        std::vector<int> options;
        for (const int a : allowed)
            if (a <= stones) options.push_back(stones - a);
        return options;
    });
    game.position_words([](int stones) {
        return play::Words{{"pile", stones}};
    });
    game.move_words([](int from, int to) {
        return play::Words{{"take", from - to}};
    });
    game.shape([](int stones) { return play::piles<int>({stones}); });
    std::cout << (game.is_n_position(k) ? "First\n" : "Second\n");
}
