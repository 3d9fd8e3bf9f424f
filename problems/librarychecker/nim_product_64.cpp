// Library Checker nim_product_64 - Nim Product (F_2^64)
// https://judge.yosupo.jp/problem/nim_product_64
// Game:      Not a game: print the nim products of T pairs of nimbers,
//            a b = mex{ a' b ^ a b' ^ a' b' : 0 <= a' < a, 0 <= b' < b }.
//            A coin at (a, b) in Turning Corners has this value: see HDU 3404.
// Idea:      Conway: with ^ as the sum, the nimbers below 2^64 are a field. For
//            F = 2, 4, 16, 256, 2^16, 2^32 the product F a is the usual F * a
//            if a < F, and F F = F ^ F/2. So with a1, a0, b1, b0 < F
//            (a1 F ^ a0)(b1 F ^ b0)
//                = (a1 b1 ^ a1 b0 ^ a0 b1) F ^ a0 b0 ^ a1 b1 F/2.
//            By Karatsuba's trick the bracket is (a1 ^ a0)(b1 ^ b0) ^ a0 b0:
//            three products of halves. With F = 2^32, then F = 2^16, they are
//            below 2^16, where all nimbers but 0 are powers of g = 10279.
//            Tables of logarithms and powers give g^i g^j = g^(i + j). Even the
//            products by F/2 are cheap: 2^15 = g^3, and 2^31 = g^3 2^16.
// Limits:    1 <= T <= 10^6; 0 <= A, B < 2^64
// Time:      O(1) per product: 28 look-ups in tables
// Beware:    wrong_half_of_32_bits.cpp: 1 << 31 is negative, and as a 64-bit
//            number it has its upper 32 bits set.
// Beware:    slow_powers_anew.cpp: up to 4096 pairs of single bits are too many
//            for each product.
// Topics:    nim-product
// Lesson:    13
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

// snippet: fast_output
// Writes a non-negative integer, and the character behind it.
template <class Integer>
void write(Integer number, char after) {
    assert(number >= 0);
    char text[21];  // 2^64 has twenty digits
    char* first = text + 20;
    *first = after;
    for (; number >= 10; number = Integer(number / 100)) {
        const int pair = int(number % 100);
        *--first = char('0' + pair % 10);
        *--first = char('0' + pair / 10);
    }
    if (number > 0 || first == text + 20) *--first = char('0' + int(number));
    while (first < text + 21) std::cout.rdbuf()->sputc(*first++);
}
// end snippet

int main() {
    std::ios::sync_with_stdio(false);
    const NimProduct product;
    int T;
    NimProduct::Nimber a, b;
    for (read(T); T > 0; --T) {
        read(a);
        read(b);
        write(product(a, b), '\n');
    }
    return 0;
}
