// Codeforces 1451F - Nullify The Matrix
// https://codeforces.com/problemset/problem/1451/F
// Game:      A matrix of numbers >= 0. A move chooses a cell that is not 0 and
//            a path from it of any length, whose steps go down or right. It
//            lowers the chosen cell and writes any numbers >= 0 into the other
//            cells of the path. The player who cannot move loses. For each
//            matrix: Ashish if the first player wins, else Jeel.
// Idea:      A move is a move of Nim on the antidiagonal of the chosen cell,
//            and may change one cell of each later antidiagonal at will. So
//            Jeel wins iff the xor of each antidiagonal is 0.
//              1 2 3   The first antidiagonal has xor 1: lower it to 0, and go
//              4 5 6   right, right, down, down. On this path 2 becomes 4 (then
//              7 8 9   4 xor 4 = 0), 3 becomes 7 xor 5 = 2, 6 becomes 8, and 9
//                      becomes 0. Now every xor is 0.
// Proof:     lesson 5, theorem 3
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
