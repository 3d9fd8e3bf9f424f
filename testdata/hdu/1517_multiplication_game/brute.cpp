// Plays the game by search: a position is the product.
#include <iostream>
#include <string>
#include <vector>

#include "play.hpp"

int main() {
    std::vector<long long> questions;  // a search meets 9260 products at most
    for (long long n; std::cin >> n;) {
        questions.push_back(n);
        if (questions.size() > 10000) play::decline("too many numbers");
    }
    for (const long long n : questions) {
        play::Game<long long> game([n](long long product) {
            std::vector<long long> options;
            for (int factor = 2; factor <= 9 && product < n; ++factor)
                options.push_back(product * factor);
            return options;
        });
        game.position_words([n](long long product) {
            return play::Words{{"number", product}} + play::Words{{"goal", n}};
        });
        game.shape([n](long long product) {
            return play::Shape{"{\"kind\": \"numbers\", \"rows\": [[" +
                               std::to_string(product) + ", \"\\u2192\", " +
                               std::to_string(n) + "]]}"};
        });
        game.move_words([](long long from, long long to) {
            return play::Words{{"multiply_by", to / from}};
        });
        std::cout << (game.is_n_position(1) ? "Stan wins.\n" : "Ollie wins.\n");
    }
}
