// WA: the root of 5 k k is computed exactly, but the square exceeds 64 bits.
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
        const unsigned long long k = b - a, square = 5 * k * k;
        unsigned long long root =
            (unsigned long long)std::sqrt((long double)square);
        while (root * root > square) --root;
        while ((root + 1) * (root + 1) <= square) ++root;
        const bool lost = (unsigned long long)a == (k + root) / 2;
        std::cout << (lost ? "B" : "A") << '\n';
    }
}
