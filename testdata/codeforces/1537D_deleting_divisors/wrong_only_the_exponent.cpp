// WA: decides every even number by the exponent of 2 in it.
#include <iostream>

bool wins(int n) {
    bool wins = true;
    if (n % 2 == 1) return false;
    for (; n % 2 == 0; n /= 2) wins = !wins;
    return wins;
}

int main() {
    int tests, n;
    std::cin >> tests;
    while (tests-- > 0 && std::cin >> n)
        std::cout << (wins(n) ? "Alice" : "Bob") << '\n';
}
