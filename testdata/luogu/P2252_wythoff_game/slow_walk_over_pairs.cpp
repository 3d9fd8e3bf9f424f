// TLE: walks over the pairs (A(k), A(k) + k) up to the smaller pile.
#include <algorithm>
#include <cmath>
#include <iostream>

int lower_pile(int k) {
    return (int)((long double)k * ((1 + std::sqrt(5.0L)) / 2));
}

int main() {
    int a, b, k = 0;
    std::cin >> a >> b;
    if (a > b) std::swap(a, b);
    while (lower_pile(k) < a) ++k;
    std::cout << (lower_pile(k) == a && a + k == b ? 0 : 1) << '\n';
}
