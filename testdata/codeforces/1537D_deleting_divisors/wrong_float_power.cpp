// WA: finds the exponent in float, so that 2^29 + 2 is 2^29, too.
#include <iostream>

bool wins(int n) {
    if (n % 2 == 1) return false;
    float rest = float(n);
    while (rest >= 4) rest /= 4;
    return rest != 2;
}

int main() {
    int tests, n;
    std::cin >> tests;
    while (tests-- > 0 && std::cin >> n)
        std::cout << (wins(n) ? "Alice" : "Bob") << '\n';
}
