// Plays with the cards by search: a move takes a power of two of them.
#include <iostream>
#include <vector>

#include "play.hpp"

int main() {
    play::Game<int> game([](int cards) {
        std::vector<int> options;
        for (int taken = 1; taken <= cards; taken *= 2)
            options.push_back(cards - taken);
        return options;
    });
    game.move_words([](int from, int to) {
        return play::Words{{"take", from - to}};
    });
    game.shape([](int cards) { return play::piles<int>({cards}); });
    for (int n; std::cin >> n;)
        std::cout << (game.is_n_position(n) ? "Kiki\n" : "Cici\n");
}
