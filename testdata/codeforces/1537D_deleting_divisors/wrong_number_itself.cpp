// WA: allows to subtract the number itself.
#include <iostream>

bool wins(int n) { return n > 1; }

int main() {
    int tests, n;
    std::cin >> tests;
    while (tests-- > 0 && std::cin >> n)
        std::cout << (wins(n) ? "Alice" : "Bob") << '\n';
}
