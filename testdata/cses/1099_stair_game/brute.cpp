// Plays the game by search: the balls on all stairs, one move at a time.
#include <iostream>
#include <vector>

#include "play.hpp"

using Stairs = std::vector<int>;  // the balls on stairs 1, 2, ...

play::Words words(const Stairs& from, const Stairs& to) {
    std::size_t i = from.size() - 1;
    while (from[i] == to[i]) --i;
    return {{"carry", from[i] - to[i]}, {"from_stair", i + 1}, {"to_stair", i}};
}

int main() {
    play::Game<Stairs> game([](const Stairs& stairs) {
        std::vector<Stairs> options;
        for (std::size_t i = 1; i < stairs.size(); ++i)
            for (int balls = 1; balls <= stairs[i]; ++balls) {
                options.push_back(stairs);
                options.back()[i] -= balls;
                options.back()[i - 1] += balls;
            }
        return options;
    });
    game.move_words(words);
    game.shape([](const Stairs& stairs) {
        play::Shape shape = play::piles(stairs);
        shape.json.replace(shape.json.size() - 1, 1, ", \"stairs\": true}");
        return shape;
    });
    int tests, n;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n;
        Stairs stairs(n);
        double reached = 1, above = 0;
        for (int& balls : stairs) std::cin >> balls;
        for (int i = n - 1; i > 0; --i) {
            above += stairs[i];  // the most balls on this stair
            reached *= above + 1;
        }
        if (reached * above > 1e6) play::decline("too many moves");
        std::cout << (game.is_n_position(stairs) ? "first\n" : "second\n");
    }
}
