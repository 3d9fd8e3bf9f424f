// Nim product: the product of nimbers below 2^64.
//
// Given:     nimbers a and b. Their sum is a ^ b, their product is
//            a b = mex{ a' b ^ a b' ^ a' b' : 0 <= a' < a, 0 <= b' < b }.
// Computes:  a b. Conway's theorems on it: the nimbers below 2^64 are a field,
//            and so are those below F for each Fermat 2-power F = 2, 4, 16,
//            256, 2^16, 2^32. F a is the usual product F * a for each a < F,
//            and F F = F ^ F/2. So halves multiply like this (Karatsuba):
//            (a1 F ^ a0)(b1 F ^ b0)
//                = (a1 b1 ^ a1 b0 ^ a0 b1) F ^ a0 b0 ^ a1 b1 F/2
//                = ((a1 ^ a0)(b1 ^ b0) ^ a0 b0) F ^ a0 b0 ^ a1 b1 F/2.
//            Quarters are below 2^16. There all but 0 are powers of a single
//            nimber, 10279, so logarithms add.
// Use:       const NimProduct product;  // makes the tables
//            product(a, b)
//            If a game is the product of two games, such as one with coins in a
//            grid, its Grundy value is the product of theirs (Tartan theorem).
// Not for:   powers of two in general: 4 * 8 = 32 is usual, 4 8 is 11.
// Requires:  int and unsigned have 32 bits.
// Time:      28 look-ups in tables, which are made in O(2^16)
// Memory:    768 KiB, and 256 KiB more while the tables are made
// Standard:  C++98
// Source:    J. H. Conway, On Numbers and Games, chapter 6; T. S. Ferguson,
//            Game Theory, Part I, sections 5.3 and 5.4
#pragma once

#include <cassert>
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
