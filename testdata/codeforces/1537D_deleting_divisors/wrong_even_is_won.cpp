// WA: allows to subtract 1, so that every even number is won.
#include <iostream>

bool wins(int n) { return n % 2 == 0; }

int main() {
    int tests, n;
    std::cin >> tests;
    while (tests-- > 0 && std::cin >> n)
        std::cout << (wins(n) ? "Alice" : "Bob") << '\n';
}
