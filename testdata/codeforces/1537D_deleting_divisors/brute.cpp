// Plays Deleting Divisors by search: a move subtracts a divisor.
#include <iostream>
#include <vector>

#include "play.hpp"

int main() {
    play::Game<int> game([](int number) {
        std::vector<int> options;
        for (int divisor = 2; divisor < number; ++divisor)
            if (number % divisor == 0) options.push_back(number - divisor);
        return options;
    });
    game.move_words([](int from, int to) {
        return play::Words{{"subtract", from - to}};
    });
    game.shape([](int number) { return play::piles<int>({number}); });
    int tests, n;
    std::cin >> tests;
    for (; tests > 0; --tests) {
        std::cin >> n;
        if (n > 20000) play::decline("too large a number");
        std::cout << (game.is_n_position(n) ? "Alice\n" : "Bob\n");
    }
}
