// WA: decides by even and odd.
#include <iostream>

int main() {
    int tests, n;
    std::cin >> tests;
    while (tests-- > 0 && std::cin >> n)
        std::cout << (n % 2 != 0 ? "October wins!" : "Roy wins!") << '\n';
}
