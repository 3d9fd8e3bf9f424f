// Plays Wizards and Numbers by search: a move subtracts a power, or replaces a
// number by the remainder.
#include <algorithm>
#include <iostream>
#include <tuple>
#include <utility>
#include <vector>

#include "play.hpp"

using Numbers = std::pair<long long, long long>;  // the smaller one first

std::vector<Numbers> moves(const Numbers& numbers) {
    const auto [a, b] = numbers;
    std::vector<Numbers> options;
    if (a == 0) return options;
    options.push_back(std::minmax(b % a, a));
    for (long long power = a; power <= b; power *= a) {
        const long long left = b - power;
        options.push_back(std::minmax(left, a));
        if (power > b / a || a == 1) break;
    }
    return options;
}

int main() {
    play::Game<Numbers> game(moves);
    game.move_words([](const Numbers& from, const Numbers& to) {
        const auto [a, b] = from;
        const long long left = to.first == a ? to.second : to.first;
        return left == b % a && (b - left) / a > 1
                   ? play::Words{{"replace", b}, {"remainder", left}}
                   : play::Words{{"subtract", b - left}, {"from", b}};
    });
    game.shape([](const Numbers& numbers) {
        return play::piles<long long>({numbers.first, numbers.second});
    });
    int tests;
    double work = 0;  // positions that the search may meet
    std::cin >> tests;
    for (; tests > 0; --tests) {
        long long a, b;
        std::cin >> a >> b;
        const Numbers numbers = std::minmax(a, b);
        std::tie(a, b) = numbers;
        for (; a > 0; std::swap(a, b)) {
            work += double(b / a);
            b %= a;
        }
        if (work > 2e5) play::decline("too many positions");
        std::cout << (game.is_n_position(numbers) ? "First\n" : "Second\n");
    }
}
