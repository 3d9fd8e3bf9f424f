// WA: calls the game without stones undetermined.
#include <algorithm>
#include <cmath>
#include <iostream>

int main() {
    int a, b;
    std::cin >> a >> b;
    if (a > b) std::swap(a, b);
    const bool lost = a == (int)((b - a) * (1 + std::sqrt(5.0L)) / 2);
    std::cout << (a + b == 0 ? -1 : lost ? 0 : 1) << '\n';
}
