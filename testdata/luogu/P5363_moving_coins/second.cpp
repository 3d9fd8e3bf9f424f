// Adds up rows of odd gaps place by place, from the lowest: an even number of
// them has a one there. Binomials from factorials and their inverses.
#include <cstdint>
#include <iostream>
#include <vector>

using Number = std::uint64_t;

constexpr Number MODULUS = 1000000009;

Number power(Number base, Number exponent) {
    Number result = 1;
    for (; exponent > 0; exponent /= 2, base = base * base % MODULUS)
        if (exponent % 2 == 1) result = result * base % MODULUS;
    return result;
}

int main() {
    int n, m;
    std::cin >> n >> m;
    if (m > n) {
        std::cout << 0 << '\n';
        return 0;
    }
    std::vector<Number> factorial(n + 1, 1), inverse(n + 1, 1);
    for (int i = 1; i <= n; ++i) factorial[i] = factorial[i - 1] * i % MODULUS;
    inverse[n] = power(factorial[n], MODULUS - 2);
    for (int i = n; i > 0; --i) inverse[i - 1] = inverse[i] * i % MODULUS;
    const auto choose = [&](int a, int b) {
        return factorial[a] * inverse[b] % MODULUS * inverse[a - b] % MODULUS;
    };
    const int empty = n - m, others = m / 2, gaps = m - others;
    std::vector<Number> ways(empty + 1);  // of gaps with this sum
    ways[0] = 1;
    for (int one = 1; one <= empty; one *= 2) {
        std::vector<Number> longer(empty + 1);
        for (int ones = 0; ones <= gaps; ones += 2) {
            const Number sets = choose(gaps, ones);
            for (int sum = 0; sum + ones * one <= empty; ++sum)
                longer[sum + ones * one] += ways[sum] * sets % MODULUS;
        }
        for (Number& number : longer) number %= MODULUS;
        ways = longer;
    }
    Number lost = 0;
    for (int sum = 0; sum <= empty; ++sum)
        lost += ways[sum] * choose(empty - sum + others, others) % MODULUS;
    std::cout << (choose(n, m) + MODULUS - lost % MODULUS) % MODULUS << '\n';
}
