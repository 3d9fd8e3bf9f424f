// WA: compares with the golden ratio in floating point.
#include <algorithm>
#include <cmath>
#include <iostream>

int main() {
    int cases, a, b;
    std::cin >> cases;
    while (cases-- && std::cin >> a >> b) {
        if (a < b) std::swap(a, b);
        std::cout << (a == b || a > b * ((1 + std::sqrt(5.0)) / 2)
                          ? "Stan wins\n"
                          : "Ollie wins\n");
    }
}
