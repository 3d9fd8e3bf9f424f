// Up to 50000 stones a sieve by the rule: upwards, each lost pile marks all
// piles from which one move leads to it. Larger piles by their digits: 2 and 3
// divide the number, so no prime power is a multiple of both.
#include <bitset>
#include <iostream>
#include <string>

constexpr int SIEVED = 50000;

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::bitset<SIEVED + 1> composite, powers, won;
    powers.set(1);
    for (int p = 2; p <= SIEVED; ++p) {
        if (composite[p]) continue;
        for (int multiple = 2 * p; multiple <= SIEVED; multiple += p)
            composite.set(multiple);
        for (long long power = p; power <= SIEVED; power *= p)
            powers.set(power);
    }
    for (int pile = 0; pile <= SIEVED; ++pile)
        if (!won[pile]) won |= powers << pile;
    int tests;
    std::string digits;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> digits;
        int sum = 0;
        for (const char digit : digits) sum += digit - '0';
        const bool is_lost = (digits.back() - '0') % 2 == 0 && sum % 3 == 0;
        const bool is_small = std::stoi(digits) <= SIEVED;
        std::cout << ((is_small ? won[std::stoi(digits)] : !is_lost)
                          ? "October wins!"
                          : "Roy wins!")
                  << '\n';
    }
}
