// WA: takes 1 or a prime, but no higher power of a prime (Luogu P4860).
#include <iostream>

int main() {
    int tests, n;
    std::cin >> tests;
    while (tests-- > 0 && std::cin >> n)
        std::cout << (n % 4 != 0 ? "October wins!" : "Roy wins!") << '\n';
}
