// One table for all boards, a bit per cell, filled from the bottom left cell: a
// cell is won iff one of its options (at most three) is lost.
#include <bitset>
#include <iostream>
#include <vector>

int main() {
    constexpr int MAX_SIDE = 2000;
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::vector<std::bitset<MAX_SIDE>> is_won(MAX_SIDE);
    for (int r = 0; r < MAX_SIDE; ++r)
        for (int c = 0; c < MAX_SIDE; ++c)
            is_won[r][c] = (r > 0 && !is_won[r - 1][c]) ||
                           (c > 0 && !is_won[r][c - 1]) ||
                           (r > 0 && c > 0 && !is_won[r - 1][c - 1]);
    int n, m;
    while (std::cin >> n >> m && n > 0)
        std::cout << (is_won[n - 1][m - 1] ? "Wonderful!\n" : "What a pity!\n");
}
