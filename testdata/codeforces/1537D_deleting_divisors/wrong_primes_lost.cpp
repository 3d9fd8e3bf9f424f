// WA: loses only if there are no moves.
#include <iostream>

bool wins(int n) {
    for (int d = 2; d * d <= n; ++d)
        if (n % d == 0) return true;
    return false;
}

int main() {
    int tests, n;
    std::cin >> tests;
    while (tests-- > 0 && std::cin >> n)
        std::cout << (wins(n) ? "Alice" : "Bob") << '\n';
}
