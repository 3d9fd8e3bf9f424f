// Looks for a winning move: row sums are piles of Nim, and the player to move
// wins iff some pile is larger than the xor of the others, because a move can
// reduce it to this xor. The xor is computed from the piles before and the
// piles after.
#include <cstdint>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int tests, m, n;
    std::cin >> tests;
    for (int test = 1; test <= tests; ++test) {
        std::cin >> m >> n;
        std::vector<std::int64_t> piles(m), after(m + 1);
        for (std::int64_t& pile : piles)
            for (int column = 0, cell; column < n; ++column)
                std::cin >> cell, pile += cell;
        for (int row = m; row > 0; --row)
            after[row - 1] = after[row] ^ piles[row - 1];
        bool alice = false;
        std::int64_t before = 0;
        for (int row = 0; row < m; ++row) {
            if (piles[row] > (before ^ after[row + 1])) alice = true;
            before ^= piles[row];
        }
        std::cout << "Case " << test << (alice ? ": Alice\n" : ": Bob\n");
    }
}
