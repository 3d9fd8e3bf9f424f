// TLE: walks over the pairs (A(k), A(k) + k) for each game.
#include <algorithm>
#include <cmath>
#include <iostream>

int lower_pile(int k) {
    return (int)((long double)k * ((1 + std::sqrt(5.0L)) / 2));
}

int main() {
    int a, b;
    while (std::cin >> a >> b) {
        if (a > b) std::swap(a, b);
        int k = 0;
        while (lower_pile(k) < a) ++k;
        std::cout << (lower_pile(k) == a && a + k == b ? 0 : 1) << '\n';
    }
}
