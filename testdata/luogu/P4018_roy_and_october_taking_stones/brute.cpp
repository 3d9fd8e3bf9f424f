// Plays Taking Stones by search: a move takes a power of a prime.
#include <iostream>
#include <vector>

#include "play.hpp"

// Is it p^k for a prime p and k >= 0?
bool is_prime_power(int number) {
    int p = 2;
    while (p < number && number % p != 0) ++p;
    while (number % p == 0) number /= p;
    return number == 1;
}

int main() {
    constexpr int MAX_STONES = 3000;
    std::vector<int> powers;
    for (int number = 1; number <= MAX_STONES; ++number)
        if (is_prime_power(number)) powers.push_back(number);
    play::Game<int> game([&](int stones) {
        std::vector<int> options;
        for (const int taken : powers)
            if (taken <= stones) options.push_back(stones - taken);
        return options;
    });
    game.move_words([](int from, int to) {
        return play::Words{{"take", from - to}};
    });
    game.shape([](int stones) { return play::piles<int>({stones}); });
    int tests, n;
    std::cin >> tests;
    for (; tests > 0; --tests) {
        std::cin >> n;
        if (n > MAX_STONES) play::decline("too many stones");
        std::cout << (game.is_n_position(n) ? "October wins!\n"
                                            : "Roy wins!\n");
    }
}
