// Plays the game by search. A position is the numbers in their order.
#include <iostream>
#include <numeric>
#include <vector>

#include "play.hpp"

using Numbers = std::vector<int>;

int gcd_of(const Numbers& numbers) {
    int gcd = 0;
    for (const int number : numbers) gcd = std::gcd(gcd, number);
    return gcd;
}

Numbers lowered(Numbers numbers, std::size_t place) {
    --numbers[place];
    return numbers;
}

Numbers divided(Numbers numbers) {
    const int gcd = gcd_of(numbers);
    for (int& number : numbers) number /= gcd;
    return numbers;
}

std::vector<Numbers> moves(const Numbers& numbers) {
    std::vector<Numbers> options;
    for (std::size_t i = 0; i < numbers.size(); ++i)
        if (numbers[i] >= 2) options.push_back(divided(lowered(numbers, i)));
    return options;
}

play::Words move_words(const Numbers& from, const Numbers& to) {
    std::size_t i = 0;
    while (from[i] < 2 || divided(lowered(from, i)) != to) ++i;
    const int gcd = gcd_of(lowered(from, i));
    if (gcd == 1) return {{"lower", from[i]}, {"lower_to", from[i] - 1}};
    return {{"lower", from[i]}, {"lower_to", from[i] - 1}, {"divide_by", gcd}};
}

int main() {
    int n;
    std::cin >> n;
    Numbers numbers(n);
    double positions = 1;  // at most
    for (int& number : numbers) {
        std::cin >> number;
        positions *= number;
    }
    if (n > 12 || positions > 2e4) play::decline("too many positions");
    play::Game<Numbers> game(moves);
    game.position_words([](const Numbers& at) {
        return play::Words{{"numbers", play::described(at)}};
    });
    game.move_words(move_words);
    game.shape([](const Numbers& at) {
        return play::numbers(std::vector<Numbers>{at});
    });
    std::cout << (game.is_n_position(numbers) ? "First\n" : "Second\n");
}
