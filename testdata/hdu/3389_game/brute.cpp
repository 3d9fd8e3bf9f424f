// Plays Game by search: the cards in all boxes, one move at a time.
#include <iostream>
#include <vector>

#include "play.hpp"

using Boxes = std::vector<int>;  // the cards in the boxes 1, 2, ...

std::vector<Boxes> moves(const Boxes& boxes) {
    std::vector<Boxes> options;
    const int n = int(boxes.size());
    for (int a = 1; a <= n; ++a)
        for (int b = 1; b < a; ++b) {
            if ((a + b) % 2 == 0 || (a + b) % 3 != 0) continue;
            for (int cards = 1; cards <= boxes[a - 1]; ++cards) {
                options.push_back(boxes);
                options.back()[a - 1] -= cards;
                options.back()[b - 1] += cards;
            }
        }
    return options;
}

play::Words words(const Boxes& from, const Boxes& to) {
    int a = 0, b = 0;
    for (int i = 0; i < int(from.size()); ++i) {
        if (to[i] < from[i]) a = i;
        if (to[i] > from[i]) b = i;
    }
    return {{"move", from[a] - to[a]}, {"from_box", a + 1}, {"to_box", b + 1}};
}

int main() {
    play::Game<Boxes> game(moves);
    game.move_words(words);
    int tests, n;
    std::cin >> tests;
    for (int test = 1; test <= tests; ++test) {
        std::cin >> n;
        Boxes boxes(n);
        for (int& cards : boxes) std::cin >> cards;
        // Cards stay within the boxes whose remainders modulo 6 are 0 and 3, 1
        // and 2, or 4 and 5.
        double positions = 1, above[3] = {};
        for (int i = n; i >= 1; --i) {
            const int group = i % 3 == 0 ? 0 : i % 6 < 3 ? 1 : 2;
            above[group] += boxes[i - 1];  // the most cards in this box
            if (i > 4) positions *= above[group] + 1;
        }
        if (positions * n > 1e5) play::decline("too many moves");
        std::cout << "Case " << test << ": "
                  << (game.is_n_position(boxes) ? "Alice" : "Bob") << '\n';
    }
}
