// Nim products by bytes and powers of two. 2^i times 2^j follows from the rules
// of the Fermat 2-powers; by the distributive law, a table then has 2^i times
// each byte at each of its eight places, and a product is a nim-sum of those.
#include <cstdint>
#include <cstdio>
#include <iostream>
#include <string>
#include <vector>

using Nimber = std::uint64_t;

// The places of i and j in binary name the Fermat 2-powers F of each power:
// different F multiply as usual, and F times F is F + F/2.
Nimber product_of_powers(int i, int j) {
    static std::vector<Nimber> known(64 * 64);
    Nimber& result = known[64 * i + j];
    if (result != 0) return result;
    const int common = i & j;
    if (common == 0) return result = Nimber(1) << (i | j);
    const int place = common & -common;  // F = 2^place
    result = product_of_powers(i, j ^ place);
    const Nimber rest = product_of_powers(i ^ place, j ^ place);
    for (int k = 0; k < 64; ++k)
        if (rest >> k & 1) result ^= product_of_powers(k, place - 1);
    return result;
}

int main() {
    std::vector<Nimber> table(64 * 8 * 256);  // 2^i, place, byte
    for (int i = 0; i < 64; ++i)
        for (int place = 0; place < 8; ++place)
            for (int byte = 1; byte < 256; ++byte) {
                Nimber* const row = &table[(8 * i + place) * 256];
                int bit = 0;
                while ((byte >> bit & 1) == 0) ++bit;
                row[byte] = row[byte & (byte - 1)] ^
                            product_of_powers(i, 8 * place + bit);
            }
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int T;
    std::cin >> T;
    std::string answers;
    for (Nimber a, b; T > 0; --T) {
        std::cin >> a >> b;
        Nimber product = 0;
        for (int i = 0; i < 64; ++i)
            if (a >> i & 1)
                for (int place = 0; place < 8; ++place)
                    product ^=
                        table[(8 * i + place) * 256 + (b >> (8 * place) & 255)];
        answers += std::to_string(product) + '\n';
    }
    std::cout << answers;
}
