// Textbook: the golden ratio times the difference d, which is (d + sqrt(5 d^2))
// / 2, by a square root in 128 bits that is mended by steps; iostream.
#include <algorithm>
#include <cmath>
#include <iostream>

int main() {
    int tests;
    long long a, b;
    std::cin >> tests;
    while (tests--) {
        std::cin >> a >> b;
        if (a > b) std::swap(a, b);
        const __int128 d = b - a, square = 5 * d * d;
        __int128 root = (__int128)std::sqrt((long double)square);
        while (root * root > square) --root;
        while ((root + 1) * (root + 1) <= square) ++root;
        if (a == (d + root) / 2)
            std::cout << "B" << std::endl;
        else
            std::cout << "A" << std::endl;
    }
}
