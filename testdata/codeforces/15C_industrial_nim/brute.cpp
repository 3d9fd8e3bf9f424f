// Plays Nim by search: one pile for each dumper.
#include <iostream>
#include <vector>

#include "play.hpp"

using Piles = std::vector<int>;

play::Words move_words(const Piles& from, const Piles& to) {
    std::size_t i = 0;
    while (from[i] == to[i]) ++i;
    return {{"take", from[i] - to[i]}, {"dumper", i + 1}, {"load", from[i]}};
}

int main() {
    play::Game<Piles> game(play::in_one([](int pile) {
        std::vector<int> options;
        for (int left = 0; left < pile; ++left) options.push_back(left);
        return options;
    }));
    game.move_words(move_words);
    int n;
    long long x, m;
    std::cin >> n;
    Piles piles;
    double positions = 1;
    for (; n > 0; --n) {
        std::cin >> x >> m;
        for (long long dumper = 0; dumper < m && positions < 1e5; ++dumper) {
            positions *= double(x + dumper + 1);
            piles.push_back(int(x + dumper));
        }
    }
    if (positions >= 1e5) play::decline("too many positions");
    std::cout << (game.is_n_position(piles) ? "tolik\n" : "bolik\n");
}
