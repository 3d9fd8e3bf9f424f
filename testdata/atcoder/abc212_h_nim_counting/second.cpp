// Computes the sum of the powers by doubling. Entry x of an array counts the
// lists with the xor x. The product of two arrays is computed from their
// halves, as in Karatsuba's rule.
#include <cstdint>
#include <iostream>
#include <vector>

using Number = std::int64_t;
using Lists = std::vector<Number>;

constexpr Number MODULUS = 998244353;

// The xor product: with halves (a, b) and (c, d) it is (ac + bd, ad + bc),
// where ac + bd and ad + bc are half the sum and half the difference of
// (a + b)(c + d) and (a - b)(c - d).
Lists product(const Lists& f, const Lists& g) {
    const std::size_t half = f.size() / 2;
    if (half == 0) return {f[0] * g[0] % MODULUS};
    Lists plus_f(half), plus_g(half), minus_f(half), minus_g(half);
    for (std::size_t x = 0; x < half; ++x) {
        plus_f[x] = (f[x] + f[x + half]) % MODULUS;
        plus_g[x] = (g[x] + g[x + half]) % MODULUS;
        minus_f[x] = (f[x] + MODULUS - f[x + half]) % MODULUS;
        minus_g[x] = (g[x] + MODULUS - g[x + half]) % MODULUS;
    }
    const Lists plus = product(plus_f, plus_g),
                minus = product(minus_f, minus_g);
    Lists result(2 * half);
    constexpr Number HALF = (MODULUS + 1) / 2;
    for (std::size_t x = 0; x < half; ++x) {
        result[x] = (plus[x] + minus[x]) * HALF % MODULUS;
        result[x + half] = (plus[x] + MODULUS - minus[x]) * HALF % MODULUS;
    }
    return result;
}

int main() {
    int n, k, size = 1;
    std::cin >> n >> k;
    Lists one(1 << 16);
    for (int a; k > 0 && std::cin >> a; --k) {
        one[a] = 1;
        while (size <= a) size *= 2;
    }
    one.resize(size);
    // sum = lists of 1 to m heaps, power = lists of m heaps
    Lists sum = one, power = one;
    int place = 1;
    while (place <= n / 2) place *= 2;
    for (place /= 2; place > 0; place /= 2) {
        const Lists longer = product(sum, power);
        for (int x = 0; x < size; ++x) sum[x] = (sum[x] + longer[x]) % MODULUS;
        power = product(power, power);
        if ((n & place) == 0) continue;
        power = product(power, one);
        for (int x = 0; x < size; ++x) sum[x] = (sum[x] + power[x]) % MODULUS;
    }
    Number won = 0;
    for (int x = 1; x < size; ++x) won += sum[x];
    std::cout << won % MODULUS << '\n';
}
