// Codeforces 1451F - Nullify The Matrix
// https://codeforces.com/problemset/problem/1451/F
// Game:      A matrix of numbers >= 0. A move chooses a cell that is not 0 and
//            a path from it of any length, whose steps go down or right. It
//            lowers the chosen cell and writes any numbers >= 0 into the other
//            cells of the path. The player who cannot move loses. For each
//            matrix: Ashish if the first player wins, else Jeel.
// Idea:      A move is a Nim move on the antidiagonal of the chosen cell, and
//            may change one cell of each later antidiagonal at will. So Jeel
//            wins iff each antidiagonal has xor 0.
//            From the rows 1 2 and 4 5, lower 1 to 0, go right and down, and
//            write 4 and 0: the antidiagonals are 0, then 4 4, then 0.
// Proof:     see 1451F_nullify_the_matrix.md
// Limits:    1 <= t <= 10, 1 <= n, m <= 100, 0 <= a <= 10^6
// Time:      O(n m) per matrix
// Beware:    wrong_one_xor.cpp: a row of 1 1 has the xor 0, but is won.
// Topics:    nim
// Lesson:    05
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int tests, n, m, cell;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n >> m;
        std::vector<int> nim_sums(n + m - 1);  // of the antidiagonals
        for (int row = 0; row < n; ++row)
            for (int column = 0; column < m; ++column) {
                std::cin >> cell;
                nim_sums[row + column] ^= cell;
            }
        const bool first_player_wins =
            *std::max_element(nim_sums.begin(), nim_sums.end()) > 0;
        std::cout << (first_player_wins ? "Ashish\n" : "Jeel\n");
    }
    return 0;
}
