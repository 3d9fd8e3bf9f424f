// Nim product: the product of nimbers below 2^64.
//
// Given:     nimbers a and b. Their sum is a ^ b, their product is
//            a b = mex{ a' b ^ a b' ^ a' b' : 0 <= a' < a, 0 <= b' < b }.
// Computes:  a b. Conway's theorems on it: the nimbers below 2^64 are a field,
//            and so are those below F for F = 2, 4, 16, 256, 2^16, 2^32. F a is
//            the usual product F * a for each a < F, and F F = F ^ F/2.
//            The distributive law gives, for a1, a0, b1, b0 < F,
//            (a1 F ^ a0)(b1 F ^ b0)
//                = (a1 b1 ^ a1 b0 ^ a0 b1) F ^ a0 b0 ^ a1 b1 F/2,
//            and the bracket is (a1 ^ a0)(b1 ^ b0) ^ a0 b0 (Karatsuba).
//            So a product needs four products of halves. Each product of bytes
//            is computed once, and stored in a table.
// Use:       NimProduct product;
//            product(a, b)
//            If a game is the product of two games, such as one with coins in a
//            grid, its Grundy value is the product of theirs (Tartan theorem).
// Not for:   powers of two in general: 4 * 8 = 32 is usual, 4 8 is 11.
// Requires:  unsigned long long has 64 bits.
// Time:      4^3 products of bytes; the table has 2^16
// Memory:    64 KiB
// Standard:  C++98
// Source:    J. H. Conway, On Numbers and Games, chapter 6; T. S. Ferguson,
//            Game Theory, Part I, sections 5.3 and 5.4
#pragma once

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
