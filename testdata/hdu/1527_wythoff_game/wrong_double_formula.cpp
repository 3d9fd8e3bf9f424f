// WA: double misses 14 P-positions up to 10^9, the first is (165580140,
// 267914295).
#include <algorithm>
#include <cmath>
#include <iostream>

int main() {
    int a, b;
    while (std::cin >> a >> b) {
        if (a > b) std::swap(a, b);
        const bool lost = a == (int)((b - a) * (1 + std::sqrt(5.0)) / 2);
        std::cout << (lost ? 0 : 1) << '\n';
    }
}
