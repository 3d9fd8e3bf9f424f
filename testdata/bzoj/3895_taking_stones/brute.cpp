// Plays Taking Stones by search: whole rows, one stone or one merge at a time.
#include <algorithm>
#include <iostream>
#include <iterator>
#include <vector>

#include "play.hpp"

using Piles = std::vector<int>;  // sorted: the piles have no order; none empty

std::vector<Piles> moves(const Piles& piles) {
    std::vector<Piles> options;
    const auto add = [&](Piles option) {
        std::sort(option.begin(), option.end());
        options.push_back(option);
    };
    const int n = int(piles.size());
    for (int i = 0; i < n; ++i) {
        if (i > 0 && piles[i] == piles[i - 1]) continue;  // the same moves
        Piles option = piles;
        if (--option[i] == 0) option.erase(option.begin() + i);
        add(option);
    }
    for (int i = 0; i < n; ++i)
        for (int j = i + 1; j < n; ++j) {
            if (i > 0 && piles[i] == piles[i - 1] && j > i + 1) continue;
            if (j > i + 1 && piles[j] == piles[j - 1]) continue;
            Piles option = piles;
            option[i] += option[j];
            option.erase(option.begin() + j);
            add(option);
        }
    return options;
}

// The piles of `from` that are not in `to`.
Piles missing(const Piles& from, const Piles& to) {
    Piles result;
    std::set_difference(from.begin(), from.end(), to.begin(), to.end(),
                        std::back_inserter(result));
    return result;
}

play::Words move_words(const Piles& from, const Piles& to) {
    const Piles changed = missing(from, to), made = missing(to, from);
    if (changed.size() == 2) return {{"merge", changed}};
    return {{"take", 1}, {"from", changed[0]}};
}

int main() {
    play::Game<Piles> game(moves);
    game.move_words(move_words);
    int tests, n;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n;
        Piles piles(n);
        int stones = 0;
        for (int& pile : piles) std::cin >> pile, stones += pile;
        if (stones > 28) play::decline("too many stones");
        std::sort(piles.begin(), piles.end());
        std::cout << (game.is_n_position(piles) ? "YES\n" : "NO\n");
    }
}
