// WA: looks for a square 5 n n + 4 or 5 n n - 4 in double, which has 53 bits.
#include <cmath>
#include <iostream>

bool is_square(double x) {
    const double root = std::sqrt(x);
    return root == std::floor(root);
}

int main() {
    for (double n; std::cin >> n && n;) {
        const bool lost = is_square(5 * n * n + 4) || is_square(5 * n * n - 4);
        std::cout << (lost ? "Second win\n" : "First win\n");
    }
}
