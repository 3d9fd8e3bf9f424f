// Codeforces 1451F - Nullify The Matrix
// https://codeforces.com/problemset/problem/1451/F
// Game:      A matrix of numbers >= 0. A move chooses a cell that is not 0 and
//            a path from it of any length, whose steps go down or right. It
//            lowers the chosen cell, and writes any numbers >= 0 into the other
//            cells of the path, larger ones, too. Whoever cannot move, as all
//            cells are 0, loses. For each matrix: Ashish if the player to move
//            wins, else Jeel.
// Idea:      Let s_d be the xor of the cells with row + column = d, of one
//            antidiagonal. A path meets an antidiagonal at most once, so a move
//            is a move of Nim on that of the chosen cell, and may change each
//            later s_d at will. Jeel wins iff every s_d is 0.
//              1 2 3   The first antidiagonal has s = 1: lower it to 0, and go
//              4 5 6   right, right, down, down. On this path 2 becomes 4 (then
//              7 8 9   4 xor 4 = 0), 3 becomes 7 xor 5, 6 becomes 8, 9 becomes
//                      0. Now every s_d is 0.
// Proof:     From all s_d = 0 every move makes the first s_d that it touches
//            nonzero, because it changes one number of that xor. Otherwise take
//            the first d with s_d > 0. As in Nim, some cell x of it has
//            (x xor s_d) < x: lower x to that, go on to the last cell, and on
//            each later antidiagonal e change the cell y of the path to
//            y xor s_e. So a move to all s_d = 0 exists.
//            Every game ends, though cells may grow: each move lowers the first
//            of the antidiagonals' sums that it changes, so the list of these
//            sums falls in the lexicographic order, and no list of numbers >= 0
//            can fall for ever.
// Limits:    1 <= t <= 10, 1 <= n, m <= 100, 0 <= a <= 10^6
// Time:      O(n m) per matrix
// Memory:    O(n + m)
// Beware:    wrong_one_xor.cpp: the xor of the whole matrix is not enough: in
//            a row of 1 1 the first player wins, by clearing both at once.
// Topics:    nim
// Lesson:    05
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(NULL);
    int t, n, m, a;
    for (std::cin >> t; t > 0; --t) {
        std::cin >> n >> m;
        std::vector<int> nim_sums(n + m - 1, 0);  // of the antidiagonals
        for (int row = 0; row < n; ++row)
            for (int column = 0; column < m; ++column) {
                std::cin >> a;
                nim_sums[row + column] ^= a;
            }
        const bool first_player_wins =
            *std::max_element(nim_sums.begin(), nim_sums.end()) > 0;
        std::cout << (first_player_wins ? "Ashish\n" : "Jeel\n");
    }
    return 0;
}
