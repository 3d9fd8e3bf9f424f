// WA: treats the first pile as the smaller one.
#include <algorithm>
#include <cmath>
#include <iostream>

int main() {
    int t;
    int a, b;
    std::cin >> t;
    while (t--) {
        std::cin >> a >> b;
        const bool lost = a == (int)((b - a) * (1 + std::sqrt(5.0)) / 2);
        std::cout << (lost ? "B" : "A") << '\n';
    }
}
