// WA: computes the upper number of a pair from the lower number, even if the
// smaller pile is not a lower number: (2, 4) is called lost.
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
        const bool lost = (int)(a * (1 + std::sqrt(5.0)) / 2 + 1) == b;
        std::cout << (lost ? "B" : "A") << '\n';
    }
}
