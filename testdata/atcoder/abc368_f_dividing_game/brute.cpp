// Plays the Dividing Game by search: whole positions, one move at a time.
#include <algorithm>
#include <iostream>
#include <vector>

#include "play.hpp"

using Numbers = std::vector<int>;  // sorted: they have no order

std::vector<int> divisors(int number) {  // without the number itself
    std::vector<int> found;
    for (int divisor = 1; divisor < number; ++divisor)
        if (number % divisor == 0) found.push_back(divisor);
    return found;
}

std::vector<Numbers> options_of(const Numbers& numbers) {
    std::vector<Numbers> options;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (i > 0 && numbers[i] == numbers[i - 1]) continue;  // the same moves
        for (const int divisor : divisors(numbers[i])) {
            Numbers option = numbers;
            option[i] = divisor;
            std::sort(option.begin(), option.end());
            options.push_back(option);
        }
    }
    return options;
}

play::Words move_words(const Numbers& from, const Numbers& to) {
    Numbers old, put;
    std::set_difference(from.begin(), from.end(), to.begin(), to.end(),
                        std::back_inserter(old));
    std::set_difference(to.begin(), to.end(), from.begin(), from.end(),
                        std::back_inserter(put));
    return {{"replace", old[0]}, {"by", put[0]}};
}

int main() {
    play::Game<Numbers> game(options_of);
    game.move_words(move_words);
    game.shape([](const Numbers& numbers) {
        return play::numbers(std::vector<Numbers>{numbers});
    });
    int n;
    std::cin >> n;
    Numbers numbers(n);
    double reached = 1;  // positions
    for (int& number : numbers) {
        std::cin >> number;
        reached *= double(divisors(number).size()) + 1;
        if (reached > 20000) play::decline("too many positions");
    }
    std::sort(numbers.begin(), numbers.end());
    std::cout << (game.is_n_position(numbers) ? "Anna\n" : "Bruno\n");
}
