// Plays Arpa and a game with Mojtaba by search: the numbers themselves, and
// every power of a prime that divides one of them.
#include <algorithm>
#include <cmath>
#include <iostream>
#include <map>
#include <vector>

#include "play.hpp"

using Numbers = std::vector<int>;

std::vector<int> primes(int number) {
    std::vector<int> found;
    for (int p = 2; number > 1; ++p) {
        if (p > 40000) p = number;  // no square of a larger prime is left
        if (number % p == 0) found.push_back(p);
        while (number % p == 0) number /= p;
    }
    return found;
}

std::vector<Numbers> divisions(const Numbers& numbers) {
    std::vector<int> powers;
    for (int number : numbers)
        for (int p : primes(number))
            for (int power = p, rest = number / p;; power *= p, rest /= p) {
                powers.push_back(power);
                if (rest % p != 0) break;
            }
    std::sort(powers.begin(), powers.end());
    powers.erase(std::unique(powers.begin(), powers.end()), powers.end());
    std::vector<Numbers> options;
    for (int power : powers) {
        options.push_back(numbers);
        for (int& number : options.back())
            if (number % power == 0) number /= power;
    }
    return options;
}

play::Words move_words(const Numbers& from, const Numbers& to) {
    Numbers divided;
    int power = 1;
    for (std::size_t i = 0; i < from.size(); ++i) {
        if (from[i] == to[i]) continue;
        power = from[i] / to[i];
        divided.push_back(from[i]);
    }
    return {{"divide", divided}, {"by", power}};
}

int main() {
    play::Game<Numbers> game(divisions);
    game.move_words(move_words);
    game.shape([](const Numbers& numbers) {
        return play::numbers(std::vector<Numbers>{numbers});
    });
    int n;
    std::cin >> n;
    Numbers numbers(n);
    for (int& number : numbers) std::cin >> number;
    std::map<int, double> greatest;  // power of each prime
    for (int number : numbers)
        for (int p : primes(number)) {
            double power = 1;
            for (int rest = number; rest % p == 0; rest /= p) power *= 2;
            greatest[p] = std::max(greatest[p], power);
        }
    double positions = n;
    for (const auto& [p, power] : greatest) positions *= power;
    if (positions > 50000) play::decline("too many positions");
    std::cout << (game.is_n_position(numbers) ? "Mojtaba\n" : "Arpa\n");
}
