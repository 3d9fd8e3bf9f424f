// Library Checker nim_product_64 - Nim Product (F_2^64)
// https://judge.yosupo.jp/problem/nim_product_64
// Game:      Not a game: print the nim products of T pairs of nimbers,
//            a b = mex{ a' b ^ a b' ^ a' b' : 0 <= a' < a, 0 <= b' < b }.
//            A coin at (a, b) in Turning Corners has this value: see HDU 3404.
// Idea:      Conway: with ^ as the sum, the nimbers below 2^64 are a field. Let
//            F = 2, 4, 16, 256, 2^16 or 2^32. Then F a is the usual F * a for
//            each a < F, and F F = F ^ F/2. So a product needs four products of
//            halves, and those of bytes are kept in a table. For example, with
//            F = 4: 4 8 = F (2 F) = 2 (F F) = 2 (4 ^ 2) = 8 ^ 3 = 11.
// Limits:    1 <= T <= 10^6; 0 <= A, B < 2^64
// Time:      O(1) per product: 64 products of bytes
// Beware:    wrong_half_of_32_bits.cpp: 1 << 31 is negative, and as a 64-bit
//            number it has its upper 32 bits set.
// Topics:    nim-product
// Lesson:    14
#include <iostream>

// snippet: nim_product
// The product of nimbers below 2^64.
class NimProduct {
  public:
    typedef unsigned long long Nimber;

    NimProduct() : known_() {}

    Nimber operator()(Nimber a, Nimber b) { return product(a, b, 32); }

  private:
    // a b, if a and b consist of two halves of `bits` bits. With F = 2^bits:
    //     (a1 F ^ a0)(b1 F ^ b0)
    //         = (a1 b1 ^ a1 b0 ^ a0 b1) F ^ a0 b0 ^ a1 b1 F/2
    //         = ((a1 ^ a0)(b1 ^ b0) ^ a0 b0) F ^ a0 b0 ^ a1 b1 F/2.
    Nimber product(Nimber a, Nimber b, int bits) {
        if (a < 2 || b < 2) return a * b;
        if (bits == 4 && known_[a][b] != 0) return known_[a][b];
        const Nimber F = Nimber(1) << bits;
        const Nimber a1 = a / F, a0 = a % F, b1 = b / F, b0 = b % F;
        const Nimber low = product(a0, b0, bits / 2);
        const Nimber high = product(a1, b1, bits / 2);
        const Nimber bracket = product(a1 ^ a0, b1 ^ b0, bits / 2) ^ low;
        const Nimber result =
            bracket * F + (low ^ product(high, F / 2, bits / 2));
        if (bits == 4) known_[a][b] = static_cast<unsigned char>(result);
        return result;
    }

    unsigned char known_[256][256];  // products of bytes, 0 if unknown
};
// end snippet

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    NimProduct product;
    int tests;
    NimProduct::Nimber a, b;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> a >> b;
        std::cout << product(a, b) << '\n';
    }
    return 0;
}
