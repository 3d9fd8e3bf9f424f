// TLE: labels all numbers up to n, by the divisors of each.
#include <iostream>
#include <vector>

int main() {
    std::vector<bool> won(2, false);
    int tests, n;
    std::cin >> tests;
    while (tests-- > 0 && std::cin >> n) {
        for (int number = int(won.size()); number <= n; ++number) {
            won.push_back(false);
            for (int d = 2; d <= number / d; ++d)
                if (number % d == 0 &&
                    (!won[number - d] || !won[number - number / d]))
                    won[number] = true;
        }
        std::cout << (won[n] ? "Alice" : "Bob") << '\n';
    }
}
