// WA: finds the nearest Fibonacci number by a formula in float.
#include <cmath>
#include <iostream>

int main() {
    const float root = std::sqrt(5.0f), phi = (1 + root) / 2;
    for (int n; std::cin >> n && n;) {
        const float i = std::round(std::log(n * root) / std::log(phi));
        const int nearest = int(std::round(std::pow(phi, i) / root));
        std::cout << (nearest == n ? "Second win\n" : "First win\n");
    }
}
