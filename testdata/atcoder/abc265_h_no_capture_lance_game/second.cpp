// The placements by their sum of numbers and their nim-sum, without signs and
// roots: the power of a polynomial whose coefficients are tables over nim-sums.
#include <array>
#include <cstdint>
#include <iostream>
#include <vector>

using Number = std::int64_t;
constexpr Number MODULUS = 998244353;
using Table = std::array<Number, 32>;  // placements by nim-sum

Number power(Number base, int exponent) {
    Number result = 1;
    for (; exponent > 0; exponent /= 2, base = base * base % MODULUS)
        if (exponent % 2 == 1) result = result * base % MODULUS;
    return result;
}

int main() {
    int h, w;
    std::cin >> h >> w;
    if (w == 2) {  // no piece can move
        std::cout << "0\n";
        return 0;
    }
    // One row is the polynomial Q: Q_k counts the placements with the value k -
    // reach. Their nim-sum is 0, except for pieces that face each other; these
    // belong to Q_reach, too. Its power q = Q^h has Q q' = h Q' q, so n q_n is
    // the sum of ((h + 1) k - n) Q_k q_(n-k) over k > 0, since Q_0 = 1: First's
    // piece at the left end, and Second's next.
    const int reach = w - 2;
    std::vector<Number> walking(2 * reach + 1);
    for (int left = 0; left <= reach; ++left)
        for (int right = 0; left + right <= reach; ++right)
            ++walking[reach + left - right];
    std::vector<Table> q(std::size_t(h) * reach + 1);
    std::vector<Number> inverses(q.size(), 1);
    q[0][0] = 1;
    Number lost = 0;
    for (int n = 0; n <= h * reach; ++n) {
        if (n > 1)
            inverses[n] =
                (MODULUS - MODULUS / n) * inverses[MODULUS % n] % MODULUS;
        if (n > 0) {
            Table plain = {}, times_k = {};
            for (int k = 1; k <= n && k <= 2 * reach; ++k)
                for (int g = 0; g < 32; ++g) {
                    plain[g] += walking[k] * q[n - k][g];
                    times_k[g] += k * walking[k] * q[n - k][g];
                }
            if (n >= reach)
                for (int gap = 0; gap <= reach; ++gap)
                    for (int g = 0; g < 32; ++g) {
                        const Number more =
                            (w - 1 - gap) * q[n - reach][g ^ gap];
                        plain[g] += more;
                        times_k[g] += reach * more;
                    }
            for (int g = 0; g < 32; ++g)
                q[n][g] =
                    ((h + 1) * (times_k[g] % MODULUS) % MODULUS * inverses[n] +
                     MODULUS - plain[g] % MODULUS) %
                    MODULUS;
        }
        // lost: Second is ahead, or nobody is and the nim-sum is 0
        for (int g = 0; g < (n == h * reach ? 1 : 32); ++g) lost += q[n][g];
    }
    std::cout << (power(w * (w - 1), h) + MODULUS - lost % MODULUS) % MODULUS
              << '\n';
}
