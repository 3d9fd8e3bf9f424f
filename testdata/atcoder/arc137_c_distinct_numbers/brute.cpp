// Plays the game by search. A position is the numbers in rising order.
#include <algorithm>
#include <iostream>
#include <vector>

#include "play.hpp"

using Numbers = std::vector<int>;

std::vector<Numbers> moves(const Numbers& numbers) {
    std::vector<Numbers> options;
    for (int number = 0; number < numbers.back(); ++number) {
        if (std::binary_search(numbers.begin(), numbers.end(), number))
            continue;
        Numbers changed = numbers;
        changed.back() = number;
        std::sort(changed.begin(), changed.end());
        options.push_back(changed);
    }
    return options;
}

play::Words move_words(const Numbers& from, const Numbers& to) {
    int number = to[0];  // the first number of `to` that is not in `from`
    for (std::size_t i = 0; from[i] == number;) number = to[++i];
    return {{"replace", from.back()}, {"by", number}};
}

int main() {
    int n;
    std::cin >> n;
    Numbers numbers(n);
    for (int& number : numbers) std::cin >> number;
    double positions = 1;  // at most: the ways to choose n of the places
    for (int i = 0; i < n && positions < 1e9; ++i)
        positions *= double(numbers.back() + 1 - i) / (i + 1);
    if (numbers.back() > 60 || positions > 2e4)
        play::decline("too many positions");
    play::Game<Numbers> game(moves);
    game.position_words([](const Numbers& at) {
        return play::Words{{"numbers", play::described(at)}};
    });
    game.move_words(move_words);
    const int places = numbers.back() + 1;
    game.shape([places](const Numbers& at) {
        play::Cells marks;
        for (const int number : at) marks.emplace_back(0, number);
        return play::cells(1, places, marks);
    });
    std::cout << (game.is_n_position(numbers) ? "Alice\n" : "Bob\n");
}
