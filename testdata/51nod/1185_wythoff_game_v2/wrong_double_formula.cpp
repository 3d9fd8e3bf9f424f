// WA: double has 53 bits; the formula fails from the difference 102334155 on.
#include <algorithm>
#include <cmath>
#include <iostream>

int main() {
    int t;
    long long a, b;
    std::cin >> t;
    while (t--) {
        std::cin >> a >> b;
        if (a > b) std::swap(a, b);
        const double phi = (1 + std::sqrt(5.0)) / 2;
        const bool lost = a == (long long)((double)(b - a) * phi);
        std::cout << (lost ? "B" : "A") << '\n';
    }
}
