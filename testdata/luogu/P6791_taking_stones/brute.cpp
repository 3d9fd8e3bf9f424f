// FILL IN: what the program searches, for example: Plays Nim by search, a whole row of piles.
#include <iostream>
#include <string>
#include <vector>

#include "play.hpp"

int main() {
    int n;
    while (std::cin >> n) {
        play::Game<int> game([](int pile) {
            std::vector<int> options;
            // FILL IN: list every option of the position; use only the statement, no theorem
            return options;
        });
        // FILL IN: words for a move, and the picture of a position (play.hpp lists the pictures)
        game.move_words(
            [](int from, int to) { return "take " + std::to_string(from - to); });
        game.shape([](int pile) { return play::piles<int>({pile}); });
        std::cout << (game.is_n_position(n) ? "Alice\n" : "Bob\n");
    }
}
