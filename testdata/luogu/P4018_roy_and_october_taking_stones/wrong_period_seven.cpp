// WA: counts 6 among the numbers that may be taken, and stops at 7.
#include <iostream>

int main() {
    int tests, n;
    std::cin >> tests;
    while (tests-- > 0 && std::cin >> n)
        std::cout << (n % 7 != 0 ? "October wins!" : "Roy wins!") << '\n';
}
