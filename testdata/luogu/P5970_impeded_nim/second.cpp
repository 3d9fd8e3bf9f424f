// Walsh-Hadamard transform: at each v the product of 1 + y or 1 - y over the
// piles, modulo y^d - 1, depends only on how many piles have the sign +.
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <vector>

using Number = std::int64_t;

constexpr Number MODULUS = 1000000007;

// The powers 0..n of 1 + sign * y, d coefficients each.
std::vector<Number> powers(int n, int d, int sign) {
    std::vector<Number> rows((n + 1) * d);
    rows[0] = 1;
    for (int k = 1; k <= n; ++k)
        for (int i = 0; i < d; ++i)
            rows[k * d + i] = (rows[(k - 1) * d + i] + MODULUS +
                               sign * rows[(k - 1) * d + (i + d - 1) % d]) %
                              MODULUS;
    return rows;
}

int main() {
    std::ios::sync_with_stdio(false);
    int n, d, wanted = 0, size = 1;
    std::cin >> n >> d;
    std::vector<int> piles(n);
    for (int& pile : piles) {
        std::cin >> pile;
        wanted ^= pile;
    }
    while (size <= *std::max_element(piles.begin(), piles.end())) size *= 2;
    std::vector<int> signs(size);
    for (const int pile : piles) ++signs[pile];
    for (int place = 1; place < size; place *= 2)
        for (int x = 0; x < size; ++x)
            if ((x & place) == 0) {
                const int a = signs[x], b = signs[x | place];
                signs[x] = a + b;
                signs[x | place] = a - b;
            }
    const std::vector<Number> plus = powers(n, d, 1), minus = powers(n, d, -1);
    std::vector<Number> constant(n + 1);  // coefficient, for so many signs +
    for (int p = 0; p <= n; ++p)
        for (int i = 0; i < d; ++i)
            constant[p] = (constant[p] +
                           plus[p * d + i] * minus[(n - p) * d + (d - i) % d]) %
                          MODULUS;
    Number total = 0;
    for (int v = 0; v < size; ++v) {
        const Number term = constant[(n + signs[v]) / 2];
        total += __builtin_parity(v & wanted) ? MODULUS - term : term;
    }
    total %= MODULUS;
    for (int halves = size; halves > 1; halves /= 2)
        total = (total % 2 == 0 ? total : total + MODULUS) / 2;
    if (n % d == 0) total += MODULUS - 1;
    std::cout << total % MODULUS << '\n';
}
