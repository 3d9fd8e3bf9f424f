// WA: loses with every power of two.
#include <iostream>

bool wins(int n) { return n % 2 == 0 && (n & (n - 1)) != 0; }

int main() {
    int tests, n;
    std::cin >> tests;
    while (tests-- > 0 && std::cin >> n)
        std::cout << (wins(n) ? "Alice" : "Bob") << '\n';
}
