// WA: treats the first pile as the smaller one.
#include <algorithm>
#include <cmath>
#include <iostream>

int main() {
    int a, b;
    std::cin >> a >> b;
    const bool lost = a == (int)((b - a) * (1 + std::sqrt(5.0L)) / 2);
    std::cout << (lost ? 0 : 1) << '\n';
}
