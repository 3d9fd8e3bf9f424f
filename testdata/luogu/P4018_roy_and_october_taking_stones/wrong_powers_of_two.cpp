// WA: takes powers of two only, as in HDU 1847.
#include <iostream>

int main() {
    int tests, n;
    std::cin >> tests;
    while (tests-- > 0 && std::cin >> n)
        std::cout << (n % 3 != 0 ? "October wins!" : "Roy wins!") << '\n';
}
