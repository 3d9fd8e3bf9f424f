// HDU 3404 - Switch lights
// https://acm.hdu.edu.cn/showproblem.php?pid=3404
// Game:      n lights are on in a field. A move chooses x1 <= x2 and y1 <= y2
//            such that the light at (x2, y2) is on, and switches the lights at
//            (x1, y1), (x1, y2), (x2, y1), (x2, y2): four, two or one of them,
//            each once. Whoever finds no light on loses; lxhgww moves first.
//            Print `Have a try, lxhgww.` if he wins, else `Don't waste your
//            time.`
// Idea:      The light at (x, y) is worth the nim product x y (Tartan theorem),
//            and a field the nim-sum of its lights. lxhgww wins iff nim_sum is
//            not 0.
//                x y   1   2   3   4   5
//                 1    1   2   3   4   5
//                 2    2   3   1   8  10
//                 3    3   1   2  12  15
//                 4    4   8  12   6   2
//                 5    5  10  15   2   7
// Proof:     A field is the sum of its lights, each a game of its own: if one
//            of them meets a copy of itself, both go out, and two equal games
//            are together worth 0.
//            The light at (x, y) is worth g(x, y) = x y by induction: a move
//            chooses a' = x1, or a' = 0 if x1 = x2 = x, and b' likewise. What
//            remains are the lights at (a', y), (x, b') and (a', b'), where a
//            light with a 0 is none. Each a' < x and each b' < y can be chosen:
//            g(x, y) = mex{ a' y ^ x b' ^ a' b' : 0 <= a' < x, 0 <= b' < y }.
//            This is the definition of the nim product x y.
// Limits:    T <= 100, 1 <= n <= 1000 (that n > 0 is assumed), x, y <= 10000
// Time:      O(n) per case
// Beware:    wrong_from_zero.cpp: passes the sample, but coordinates begin with
//            1, and a light at (1, 1) can be switched off.
// Beware:    wrong_every_power.cpp: passes the sample, but different powers of
//            two need not multiply as usual: 4 8 is 11, not 32.
// Topics:    nim-product, coin-turning, sprague-grundy
// Lesson:    13
// Standard:  C++98
#include <cassert>
#include <cstdio>
#include <iostream>
#include <limits>
#include <vector>

// snippet: nim_product
// The product of the field of the nimbers below 2^64.
class NimProduct {
  public:
    typedef unsigned long long Nimber;

    NimProduct() : log_(65536, int(LOG_OF_ZERO)), exp_(2 * LOG_OF_ZERO + 7) {
        std::vector<int> next(1);  // next[a] = 10279 a
        for (int bit = 1; bit <= 32768; bit *= 2) {
            const int last = product_by_halves(bit, 10279, 8);
            for (int a = 0; a < bit; ++a) next.push_back(next[a] ^ last);
        }
        int power = 1;
        for (int i = 0; i < 65535; ++i) {
            assert(log_[power] == LOG_OF_ZERO);  // all powers are different
            log_[power] = i;
            for (int j = i; j < LOG_OF_ZERO; j += 65535)
                exp_[j] = static_cast<unsigned short>(power);
            power = next[power];
        }
        assert(power == 1 && exp_[3] == 32768);
    }

    // Halves of 32 bits: F = 2^32.
    Nimber operator()(Nimber a, Nimber b) const {
        const unsigned a1 = unsigned(a >> 32), a0 = unsigned(a);
        const unsigned b1 = unsigned(b >> 32), b0 = unsigned(b);
        const unsigned low = product_32(a0, b0);
        return (Nimber(product_32(a1 ^ a0, b1 ^ b0) ^ low) << 32) +
               (low ^ product_32_by_half(a1, b1));
    }

  private:
    // More than log_[a] + log_[b] + 6 for all a and b but 0: 2 * 65534 + 7.
    enum { LOG_OF_ZERO = 131075 };

    // h^n a b below 2^16, where h = 2^15 = 10279^3.
    unsigned product_16(unsigned a, unsigned b, int n) const {
        return exp_[log_[a] + log_[b] + 3 * n];
    }

    // Halves of 16 bits: F = 2^16, F/2 = h.
    unsigned product_32(unsigned a, unsigned b) const {
        const unsigned a1 = a >> 16, a0 = a & 65535;
        const unsigned b1 = b >> 16, b0 = b & 65535;
        const unsigned low = product_16(a0, b0, 0);
        return ((product_16(a1 ^ a0, b1 ^ b0, 0) ^ low) << 16) +
               (low ^ product_16(a1, b1, 1));
    }

    // 2^31 a b. With F = 2^16 and a b = c1 F ^ c0, this is
    // h F (c1 F ^ c0) = h (c1 ^ c0) F ^ h h c1,
    // where c1 = a10 b10 ^ a0 b0 and c0 = a0 b0 ^ h a1 b1.
    unsigned product_32_by_half(unsigned a, unsigned b) const {
        const unsigned a1 = a >> 16, a0 = a & 65535;
        const unsigned b1 = b >> 16, b0 = b & 65535;
        const unsigned a10 = a1 ^ a0, b10 = b1 ^ b0;
        return ((product_16(a10, b10, 1) ^ product_16(a1, b1, 2)) << 16) +
               (product_16(a10, b10, 2) ^ product_16(a0, b0, 2));
    }

    // The product of nimbers of 2 * bits bits, or of a single one.
    static int product_by_halves(int a, int b, int bits) {
        if (bits == 0) return a & b;
        const int F = 1 << bits, a1 = a / F, a0 = a % F, b1 = b / F, b0 = b % F;
        const int low = product_by_halves(a0, b0, bits / 2);
        const int high = product_by_halves(a1, b1, bits / 2);
        return (product_by_halves(a1 ^ a0, b1 ^ b0, bits / 2) ^ low) * F +
               (low ^ product_by_halves(high, F / 2, bits / 2));
    }

    std::vector<int> log_;             // 10279^log_[a] = a
    std::vector<unsigned short> exp_;  // exp_[i] = 10279^i, or 0
};
// end snippet

// snippet: fast_input
// Reads the next integer of standard input; 0 and false at its end.
template <class Integer>
bool read(Integer& number) {
    std::streambuf& input = *std::cin.rdbuf();
    number = 0;
    int c = input.sbumpc();
    for (; c < '0' || c > '9'; c = input.sbumpc()) {
        assert(c != '-');  // no negative numbers
        if (c == EOF) return false;
    }
    const Integer most = std::numeric_limits<Integer>::max();
    Integer n = 0;  // a local variable is faster than the reference
    for (; c >= '0' && c <= '9'; c = input.sbumpc()) {
        assert(n < most / 10 || n <= (most - (c - '0')) / 10);
        n = Integer(n * 10 + Integer(c - '0'));
    }
    number = n;
    return true;
}
// end snippet

int main() {
    std::ios::sync_with_stdio(false);
    const NimProduct product;
    int tests, n, x, y;
    for (read(tests); tests > 0; --tests) {
        NimProduct::Nimber nim_sum = 0;
        for (read(n); n > 0; --n) {
            read(x);
            read(y);
            nim_sum ^= product(x, y);
        }
        std::cout << (nim_sum != 0 ? "Have a try, lxhgww.\n"
                                   : "Don't waste your time.\n");
    }
    return 0;
}
