// WA: reads the piles into int, so std::cin fails and reads nothing more.
#include <algorithm>
#include <cmath>
#include <iostream>

int main() {
    int t;
    int a, b;
    std::cin >> t;
    while (t--) {
        std::cin >> a >> b;
        if (a > b) std::swap(a, b);
        const double phi = (1 + std::sqrt(5.0)) / 2;
        const bool lost = a == (int)((b - a) * phi);
        std::cout << (lost ? "B" : "A") << '\n';
    }
}
