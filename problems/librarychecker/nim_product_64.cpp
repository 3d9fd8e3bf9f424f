// Library Checker nim_product_64 - Nim Product (F_2^64)
// https://judge.yosupo.jp/problem/nim_product_64
// Game:      Not a game: print the nim products a (x) b of T pairs of nimbers,
//                a (x) b = mex{ (a' (x) b) ^ (a (x) b') ^ (a' (x) b') }
//            for all 0 <= a' < a and 0 <= b' < b. A coin at (a, b) in Turning
//            Corners has this value: see HDU 3404.
// Idea:      Conway: with ^ as the sum, the nimbers below 2^64 are a field. Let
//            F = 2, 4, 16, 256, 2^16 or 2^32. Then F (x) a is the usual F * a
//            for each a < F, and F (x) F = F ^ F/2. So a product needs four
//            products of halves, and those of bytes are in a table. F = 4:
//                4 (x) 8 = 4 (x) 4 (x) 2 = (4 ^ 2) (x) 2 = 8 ^ 3 = 11.
// Source:    J. H. Conway, On Numbers and Games, chapter 6
// Limits:    1 <= T <= 10^6; 0 <= A, B < 2^64
// Time:      O(1) per product: 64 products of bytes
// Beware:    wrong_half_of_32_bits.cpp: 1 << 31 is negative, and as a 64-bit
//            number it has its upper 32 bits set.
// Topics:    nim-product
// Lesson:    14
#include <iostream>

// snippet: nim_product
// The product (x) of nimbers below 2^64.
struct NimProduct {
    typedef unsigned long long Nimber;

    unsigned char known[256][256];  // products of bytes, 0 if unknown

    NimProduct() : known() {}

    // a (x) b for numbers of two halves of `bits` bits. With F = 2^bits:
    //     (F * a1 ^ a0) (x) (F * b1 ^ b0) = F * bracket ^ low ^ (high (x) F/2)
    Nimber product(Nimber a, Nimber b, int bits = 32) {
        if (a < 2 || b < 2) return a * b;
        if (bits == 4 && known[a][b] != 0) return known[a][b];
        const Nimber F = Nimber(1) << bits;
        const Nimber a1 = a / F, a0 = a % F, b1 = b / F, b0 = b % F;
        const Nimber low = product(a0, b0, bits / 2);
        const Nimber high = product(a1, b1, bits / 2);
        const Nimber bracket = product(a1 ^ a0, b1 ^ b0, bits / 2) ^ low;
        const Nimber result =
            bracket * F + (low ^ product(high, F / 2, bits / 2));
        if (bits == 4) known[a][b] = static_cast<unsigned char>(result);
        return result;
    }
};
// end snippet

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    NimProduct nim;
    int tests;
    NimProduct::Nimber a, b;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> a >> b;
        std::cout << nim.product(a, b) << '\n';
    }
    return 0;
}
