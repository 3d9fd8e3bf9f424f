// Textbook: the golden ratio times the difference, in double; iostream.
#include <algorithm>
#include <cmath>
#include <iostream>

int main() {
    int tests, a, b;
    std::cin >> tests;
    while (tests--) {
        std::cin >> a >> b;
        if (a > b) std::swap(a, b);
        const double phi = (std::sqrt(5.0) + 1) / 2;
        if (a == (int)(phi * (b - a)))
            std::cout << "B" << std::endl;
        else
            std::cout << "A" << std::endl;
    }
}
