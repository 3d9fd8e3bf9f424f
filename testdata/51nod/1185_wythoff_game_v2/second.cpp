// Wythoff's formula: the smaller pile of the P-position with difference k is
// floor(k (1 + sqrt 5) / 2) = floor((k + floor(sqrt(5 k k))) / 2), in integers
// of 128 bits.
#include <algorithm>
#include <iostream>

using Wide = unsigned __int128;

Wide floor_of_root(Wide square) {
    Wide low = 0, high = Wide(1) << 62;  // low^2 <= square < high^2
    while (high - low > 1) {
        const Wide middle = (low + high) / 2;
        (middle * middle <= square ? low : high) = middle;
    }
    return low;
}

int main() {
    std::ios::sync_with_stdio(false);
    int tests;
    unsigned long long a, b;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> a >> b;
        const Wide k = std::max(a, b) - std::min(a, b);
        const Wide lower = (k + floor_of_root(5 * k * k)) / 2;
        std::cout << (std::min(a, b) == lower ? "B\n" : "A\n");
    }
}
