// Wythoff's formula: the smaller pile of the P-position with difference k is
// floor(k (1 + sqrt 5) / 2) = floor((k + floor(sqrt(5 k k))) / 2), in integers.
#include <iostream>
#include <utility>

// 5 k k <= 5 * 10^18 fits.
unsigned long long lower_pile(unsigned long long k) {
    unsigned long long root = 0;
    for (unsigned long long bit = 1ULL << 31; bit > 0; bit /= 2)
        if ((root + bit) * (root + bit) <= 5 * k * k) root += bit;
    return (k + root) / 2;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    unsigned long long a, b;
    while (std::cin >> a >> b) {
        if (a > b) std::swap(a, b);
        std::cout << (a == lower_pile(b - a) ? "0\n" : "1\n");
    }
}
