// Plays both games by search.
#include <iostream>
#include <string>
#include <vector>

#include "play.hpp"

std::vector<int> options(int marbles) {
    std::vector<int> results;
    for (int taken = 1; taken <= 2 && taken <= marbles; ++taken)
        results.push_back(marbles - taken);
    return results;
}

void add_words(play::Game<int>& game, const std::string& ending) {
    game.position_words([=](int marbles) {
        return play::Words{{"pile", marbles}} +
               play::Words{{"position", ending}};
    });
    game.move_words([](int from, int to) {
        return play::Words{{"take", from - to}};
    });
    game.shape(
        [](int marbles) { return play::piles(std::vector<int>{marbles}); });
}

int main() {
    int tests, n;
    std::string name;
    std::cin >> tests;
    play::Game<int> of_alice(options, play::misere), of_bob(options);
    add_words(of_alice, "the last marble loses");
    add_words(of_bob, "the last marble wins");
    for (int test = 1; test <= tests; ++test) {
        std::cin >> n >> name;
        if (n > 100000) play::decline("too many marbles");
        const bool alice_starts = name == "Alice";
        const bool starter_wins =
            (alice_starts ? of_alice : of_bob).is_n_position(n);
        std::cout << "Case " << test << ": "
                  << (alice_starts == starter_wins ? "Alice\n" : "Bob\n");
    }
}
