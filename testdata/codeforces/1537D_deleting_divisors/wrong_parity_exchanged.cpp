// WA: loses with the powers of two that have an even exponent.
#include <iostream>

bool wins(int n) {
    if (n % 2 == 1) return false;
    while (n % 4 == 0) n /= 4;
    return n != 1;
}

int main() {
    int tests, n;
    std::cin >> tests;
    while (tests-- > 0 && std::cin >> n)
        std::cout << (wins(n) ? "Alice" : "Bob") << '\n';
}
