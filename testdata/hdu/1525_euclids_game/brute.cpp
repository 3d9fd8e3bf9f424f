// Plays Euclid's Game by search: every multiple that can be subtracted.
#include <algorithm>
#include <functional>
#include <iostream>
#include <utility>
#include <vector>

#include "play.hpp"

using Numbers = std::pair<int, int>;  // the larger one first

std::vector<Numbers> subtractions(const Numbers& numbers) {
    const auto [larger, smaller] = numbers;
    std::vector<Numbers> options;
    if (smaller == 0) return options;
    for (int left = larger - smaller; left >= 0; left -= smaller)
        options.push_back(std::minmax(left, smaller, std::greater<int>()));
    return options;
}

int main() {
    play::Game<Numbers> game(subtractions);
    game.move_words([](const Numbers& from, const Numbers& to) {
        const int left = to.first == from.second ? to.second : to.first;
        return play::Words{{"subtract", from.first - left},
                           {"from", from.first}};
    });
    game.shape([](const Numbers& numbers) {
        return play::piles<int>({numbers.first, numbers.second});
    });
    int a, b;
    double work = 0;  // moves that the search may look at
    while (std::cin >> a >> b && a > 0) {
        const Numbers numbers = std::minmax(a, b, std::greater<int>());
        for (auto [larger, smaller] = numbers; smaller > 0;) {
            const double multiples = larger / smaller;
            work += multiples * (multiples + 1) / 2;
            larger %= smaller;
            std::swap(larger, smaller);
        }
        if (work > 1e7) play::decline("too many moves");
        std::cout << (game.is_n_position(numbers) ? "Stan" : "Ollie")
                  << " wins\n";
    }
}
