#include "walsh_hadamard.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace walsh_hadamard_test {

using Numbers = std::vector<int>;

const int P = 998244353;

Numbers transformed(Numbers numbers, int p = P) {
    walsh_hadamard(numbers, p);
    return numbers;
}

// Some numbers modulo p, not all of them equal.
Numbers some_numbers(int n, int p, int seed) {
    Numbers numbers;
    for (int x = 0; x < n; ++x)
        numbers.push_back(int((x + 1LL) * (x + seed) * 123456789 % p));
    return numbers;
}

// By the definition.
Numbers summed(const Numbers& numbers, int p) {
    Numbers sums;
    for (int v = 0; v < int(numbers.size()); ++v) {
        long long sum = 0;
        for (int x = 0; x < int(numbers.size()); ++x) {
            int ones = 0;
            for (int both = x & v; both > 0; both /= 2) ones += both % 2;
            sum += ones % 2 == 0 ? numbers[x] : p - numbers[x];
        }
        sums.push_back(int(sum % p));
    }
    return sums;
}

TEST(WalshHadamard, OfOneNumberIsTheNumber) {
    EXPECT_EQ(transformed({5}), Numbers{5});
}

TEST(WalshHadamard, OfTwoNumbersIsSumAndDifference) {
    EXPECT_EQ(transformed({5, 3}), (Numbers{8, 2}));
    EXPECT_EQ(transformed({3, 5}), (Numbers{8, P - 2}));
}

TEST(WalshHadamard, IsTheSumWithSigns) {
    for (const int p : {2, 3, 7, P, 1000000007})
        for (int n = 1; n <= 64; n *= 2)
            for (int seed = 0; seed < 5; ++seed) {
                const Numbers numbers = some_numbers(n, p, seed);
                EXPECT_EQ(transformed(numbers, p), summed(numbers, p))
                    << n << " numbers modulo " << p;
            }
}

TEST(WalshHadamard, TwiceIsNTimesTheNumbers) {
    const int n = 1 << 12;
    const Numbers numbers = some_numbers(n, P, 1);
    const Numbers twice = transformed(transformed(numbers));
    for (int x = 0; x < n; ++x)
        ASSERT_EQ(twice[x], (long long)n * numbers[x] % P) << x;
}

TEST(WalshHadamard, TurnsXorConvolutionIntoProducts) {
    const int n = 32;
    const Numbers a = some_numbers(n, P, 1), b = some_numbers(n, P, 2);
    Numbers both(n), products = transformed(a);
    for (int u = 0; u < n; ++u)
        for (int w = 0; w < n; ++w)
            both[u ^ w] = int((both[u ^ w] + (long long)a[u] * b[w]) % P);
    const Numbers of_b = transformed(b);
    for (int v = 0; v < n; ++v)
        products[v] = int((long long)products[v] * of_b[v] % P);
    EXPECT_EQ(transformed(both), products);
}

}  // namespace walsh_hadamard_test
