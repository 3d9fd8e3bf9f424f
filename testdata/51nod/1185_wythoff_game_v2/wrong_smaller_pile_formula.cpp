// WA: computes the upper number of a pair from the lower number, even if the
// smaller pile is not a lower number: (2, 4) is called lost.
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
        const bool lost = (long long)((long double)a * phi + 1) == b;
        std::cout << (lost ? "B" : "A") << '\n';
    }
}
