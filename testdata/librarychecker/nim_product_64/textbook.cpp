// Textbook: products of bytes from a table, and for each pair of places a table
// of what is to be done with a product of bytes there: 64 times two look-ups.
#include <cstdint>
#include <iostream>

typedef std::uint64_t u64;

u64 small[256][256], place[8][8][256];

u64 slow(u64 a, u64 b, int half = 32) {
    if (a < 2 || b < 2) return a * b;
    u64 mask = (u64(1) << half) - 1;
    u64 a1 = a >> half, a0 = a & mask, b1 = b >> half, b0 = b & mask;
    u64 high = slow(a1, b1, half / 2), low = slow(a0, b0, half / 2);
    u64 cross = slow(a1 ^ a0, b1 ^ b0, half / 2);
    return ((cross ^ low) << half) ^ low ^
           slow(high, u64(1) << (half - 1), half / 2);
}

int main() {
    for (int i = 0; i < 256; ++i)
        for (int j = 0; j < 256; ++j) small[i][j] = slow(i, j, 4);
    for (int i = 0; i < 8; ++i)
        for (int j = 0; j < 8; ++j) {
            u64 unit = slow(u64(1) << 8 * i, u64(1) << 8 * j);
            for (int k = 0; k < 256; ++k) place[i][j][k] = slow(unit, k);
        }
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int t;
    std::cin >> t;
    while (t--) {
        u64 a, b, product = 0;
        std::cin >> a >> b;
        for (int i = 0; i < 8; ++i)
            for (int j = 0; j < 8; ++j)
                product ^=
                    place[i][j][small[a >> 8 * i & 255][b >> 8 * j & 255]];
        std::cout << product << '\n';
    }
}
