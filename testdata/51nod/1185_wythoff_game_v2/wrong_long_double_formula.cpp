// WA: long double has 64 bits; the formula fails from the difference 4807526976
// on.
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
        const long double phi = (1 + std::sqrt(5.0L)) / 2;
        const bool lost = a == (long long)((long double)(b - a) * phi);
        std::cout << (lost ? "B" : "A") << '\n';
    }
}
