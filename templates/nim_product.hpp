// Nim product: the product of nimbers below 2^64.
//
// Given:     nimbers a and b. Their sum is a ^ b. Their product a (x) b is the
//            mex of all (a' (x) b) ^ (a (x) b') ^ (a' (x) b') with 0 <= a' < a
//            and 0 <= b' < b.
// Computes:  a (x) b. By theorems of Conway the nimbers below 2^64 are a field,
//            and so are those below F for F = 2, 4, 16, 256, 2^16, 2^32. For
//            a < F, F (x) a is the usual product F * a, and F (x) F = F ^ F/2.
//            Let a = F * a1 ^ a0 and b = F * b1 ^ b0 with all halves below F.
//            By the distributive law
//                a (x) b = F * bracket ^ low ^ (high (x) F/2)
//            with high = a1 (x) b1, low = a0 (x) b0 and
//                bracket = high ^ (a1 (x) b0) ^ (a0 (x) b1)
//                        = ((a1 ^ a0) (x) (b1 ^ b0)) ^ low    (Karatsuba).
//            So a product needs four products of halves. Each product of bytes
//            is computed once, and stored in a table.
// Use:       NimProduct nim;
//            nim.product(a, b)
//            If a game is the product of two games, such as one with coins in a
//            grid, its Grundy value is the product of theirs (Tartan theorem).
// Not for:   the usual product of powers of two: 4 (x) 8 is 11, not 4 * 8.
// Requires:  unsigned long long has 64 bits.
// Time:      4^3 products of bytes; the table has 2^16
// Memory:    64 KiB
// Standard:  C++98
// Source:    J. H. Conway, On Numbers and Games, chapter 6; T. S. Ferguson,
//            Game Theory, Part I, sections 5.3 and 5.4
#pragma once

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
