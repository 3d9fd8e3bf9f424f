// WA: treats "0 0" as the end of the input.
#include <algorithm>
#include <cmath>
#include <iostream>

int main() {
    int a, b;
    while (std::cin >> a >> b && (a || b)) {
        if (a > b) std::swap(a, b);
        const bool lost = a == (int)((b - a) * (1 + std::sqrt(5.0L)) / 2);
        std::cout << (lost ? 0 : 1) << '\n';
    }
}
