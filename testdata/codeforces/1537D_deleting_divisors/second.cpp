// Up to 300000 by the rule: upwards, a number is won iff it is marked, and a
// lost number marks the sums with its divisors. Among larger numbers, a power
// of two is decided from the power before it, and the others by their last
// digit.
#include <iostream>
#include <map>
#include <string>
#include <vector>

constexpr int MARKED = 300000;

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::vector<std::vector<int>> divisors(MARKED + 1);
    for (int divisor = 2; divisor <= MARKED; ++divisor)
        for (int number = divisor; number <= MARKED; number += divisor)
            divisors[number].push_back(divisor);
    std::vector<bool> won(2 * MARKED + 1);
    for (int number = 2; number <= MARKED; ++number)
        if (!won[number])
            for (const int divisor : divisors[number])
                won[number + divisor] = true;
    std::map<int, bool> power_won = {{2, false}};
    for (int power = 2; power <= 1000000000 / 2; power *= 2)
        power_won[2 * power] = !power_won[power];
    int tests;
    std::string digits;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> digits;
        const int n = std::stoi(digits);
        const auto power = power_won.find(n);
        bool wins = std::string("02468").find(digits.back()) < 5;
        if (n <= MARKED)
            wins = won[n];
        else if (power != power_won.end())
            wins = power->second;
        std::cout << (wins ? "Alice" : "Bob") << '\n';
    }
}
