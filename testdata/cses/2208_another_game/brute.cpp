// Plays the game by search: whole positions, every choice of heaps.
#include <iostream>
#include <vector>

#include "play.hpp"

using Heaps = std::vector<int>;

// Adds the positions after a coin is taken from some of the heaps with index
// `first` or more.
void add_choices(const Heaps& heaps, std::size_t first,
                 std::vector<Heaps>& results) {
    if (first == heaps.size()) {
        results.push_back(heaps);
        return;
    }
    add_choices(heaps, first + 1, results);
    if (heaps[first] == 0) return;
    Heaps fewer = heaps;
    --fewer[first];
    add_choices(fewer, first + 1, results);
}

play::Words words(const Heaps& from, const Heaps& to) {
    Heaps chosen;
    for (std::size_t i = 0; i < from.size(); ++i)
        if (from[i] != to[i]) chosen.push_back(from[i]);
    return {{"take_coin_from", chosen}};
}

int main() {
    play::Game<Heaps> game([](const Heaps& heaps) {
        std::vector<Heaps> options;
        add_choices(heaps, 0, options);
        options.erase(options.begin());  // where no heap was chosen
        return options;
    });
    game.move_words(words);
    int tests, n;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n;
        Heaps heaps(n);
        double moves = 1;
        for (int& heap : heaps) std::cin >> heap, moves *= 2 * (heap + 1.0);
        if (moves > 2e5) play::decline("too many moves");
        std::cout << (game.is_n_position(heaps) ? "first\n" : "second\n");
    }
}
