// Plays from each heap by search, from the largest on.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

#include "play.hpp"

int main() {
    int n, k;
    std::cin >> n >> k;
    std::vector<int> allowed(k);
    for (int& p : allowed) std::cin >> p;
    if (n > 5000) play::decline("heaps too large");
    play::Game<int> game([&](int sticks) {
        std::vector<int> options;
        for (const int p : allowed)
            if (p <= sticks) options.push_back(sticks - p);
        return options;
    });
    game.position_words([](int sticks) {
        return play::Words{{"pile", sticks}};
    });
    game.move_words([](int from, int to) {
        return play::Words{{"take", from - to}};
    });
    game.shape([](int sticks) { return play::piles<int>({sticks}); });
    std::string labels;
    for (int sticks = n; sticks > 0; --sticks)
        labels += game.is_n_position(sticks) ? 'W' : 'L';
    std::reverse(labels.begin(), labels.end());
    std::cout << labels << '\n';
}
