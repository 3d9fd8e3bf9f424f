// WA: knows the powers of two up to 10^6 only.
#include <iostream>

bool wins(int n) {
    if (n % 2 == 1) return false;
    for (int power = 2; power <= 1000000; power *= 4)
        if (n == power) return false;
    return true;
}

int main() {
    int tests, n;
    std::cin >> tests;
    while (tests-- > 0 && std::cin >> n)
        std::cout << (wins(n) ? "Alice" : "Bob") << '\n';
}
