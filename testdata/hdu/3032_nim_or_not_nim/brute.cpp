// Plays Nim or not Nim by search: whole rows, one move at a time.
#include <algorithm>
#include <iostream>
#include <vector>

#include "play.hpp"

using Heaps = std::vector<int>;  // sorted: the heaps have no order; none empty

int main() {
    play::Game<Heaps> game([](const Heaps& heaps) {
        std::vector<Heaps> options;
        for (std::size_t i = 0; i < heaps.size(); ++i) {
            if (i > 0 && heaps[i] == heaps[i - 1]) continue;  // the same moves
            Heaps others = heaps;
            others.erase(others.begin() + int(i));
            const auto with = [&](Heaps option) {
                option.insert(option.end(), others.begin(), others.end());
                std::sort(option.begin(), option.end());
                options.push_back(option);
            };
            with({});
            for (int left = 1; left < heaps[i]; ++left) with({left});
            for (int a = 1; 2 * a <= heaps[i]; ++a) with({a, heaps[i] - a});
        }
        return options;
    });
    game.move_words(play::pile_move<int>);
    int tests, n;
    std::cin >> tests;
    while (tests-- > 0 && std::cin >> n) {
        if (n > 36) play::decline("too many heaps");
        Heaps heaps(n);
        double objects = 0;
        for (int& heap : heaps) std::cin >> heap, objects += heap;
        if (objects > 36) play::decline("too many objects");
        std::sort(heaps.begin(), heaps.end());
        std::cout << (game.is_n_position(heaps) ? "Alice\n" : "Bob\n");
    }
}
