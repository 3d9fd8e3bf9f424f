// TLE: walks over the pairs (A(k), A(k) + k) up to the smaller pile.
#include <iostream>
#include <utility>

// The root of 5 k k, bit by bit.
unsigned long long lower_pile(unsigned long long k) {
    unsigned long long root = 0;
    for (unsigned long long bit = 1ULL << 31; bit > 0; bit /= 2)
        if ((root + bit) * (root + bit) <= 5 * k * k) root += bit;
    return (k + root) / 2;
}

int main() {
    unsigned long long a, b, k = 0;
    std::cin >> a >> b;
    if (a > b) std::swap(a, b);
    while (lower_pile(k) < a) ++k;
    std::cout << (lower_pile(k) == a && a + k == b ? 0 : 1) << '\n';
}
