// Adds up rows of gaps place by place, from the lowest: the number of ones in a
// place is any multiple of d + 1. Binomials from factorials and their inverses.
#include <cstdint>
#include <iostream>
#include <vector>

using Number = std::uint64_t;

constexpr Number MODULUS = 1000000007;

Number power(Number base, Number exponent) {
    Number result = 1;
    for (; exponent > 0; exponent /= 2, base = base * base % MODULUS)
        if (exponent % 2 == 1) result = result * base % MODULUS;
    return result;
}

int main() {
    int n, k, d;
    std::cin >> n >> k >> d;
    std::vector<Number> factorial(n + 1, 1), inverse(n + 1, 1);
    for (int i = 1; i <= n; ++i) {
        factorial[i] = factorial[i - 1] * i % MODULUS;
        inverse[i] = power(factorial[i], MODULUS - 2);
    }
    const auto choose = [&](int a, int b) {
        return factorial[a] * inverse[b] % MODULUS * inverse[a - b] % MODULUS;
    };
    const int pairs = k / 2, empty = n - k;
    std::vector<Number> ways(empty + 1);  // of gaps with this sum
    ways[0] = 1;
    for (int one = 1; one <= empty; one *= 2) {
        std::vector<Number> longer(empty + 1);
        for (int ones = 0; ones <= pairs; ones += d + 1)
            for (int sum = 0; sum + ones * one <= empty; ++sum)
                longer[sum + ones * one] +=
                    ways[sum] * choose(pairs, ones) % MODULUS;
        for (Number& number : longer) number %= MODULUS;
        ways = longer;
    }
    Number lost = 0;
    for (int sum = 0; sum <= empty; ++sum)
        lost += ways[sum] * choose(empty - sum + pairs, pairs) % MODULUS;
    std::cout << (choose(n, k) + MODULUS - lost % MODULUS) % MODULUS << '\n';
}
