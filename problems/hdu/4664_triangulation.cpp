// HDU 4664 - Triangulation
// https://acm.hdu.edu.cn/showproblem.php?pid=4664
// Game:      N planes, each with n points in convex position. A move draws a
//            segment between two points of a plane. It may not have a common
//            point with an earlier segment. A player who cannot move loses.
//            Carol moves first, then Dave. For each case print the winner.
// Idea:      A segment leaves a points on one side and b on the other, where
//            a + b = n - 2, and no later segment connects them. So a plane is a
//            row in Dawson's Kayles, 0.07. Carol wins iff the nim-sum is not 0.
//                n  0  1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16 17
//                g  0  0  1  1  2  0  3  1  1  0  3  3  2  2  4  0  5  2
// Proof:     g(n + 34) = g(n) for n = 53, ..., 142 = 2 * 53 + 34 + 2. So it
//            holds for all n >= 53, by Guy and Smith (lesson 7, theorem 4).
// Limits:    T, N >= 1, 1 <= n <= 10^9, at most 10^6 planes in all cases
// Time:      O(86^2) once, then O(1) per plane
// Beware:    wrong_last_exception.cpp: g(52) = 2, but g(86) = 9.
// Topics:    octal-game, sprague-grundy, splitting
// Lesson:    07
#include <iostream>
#include <string>
#include <vector>

// snippet: octal_game
// Grundy values of rows of 0..max_row beads in the octal game of this code. Its
// k-th digit after "0." says what taking k beads side by side may leave of the
// row: it is the sum of 1 for nothing, 2 for one row, 4 for two rows.
inline std::vector<int> octal_game_values(int max_row,
                                          const std::string& code) {
    std::vector<int> grundy(max_row + 1);
    // seen_from[v]: the last row with an option of value v. A row of n beads
    // lasts at most n moves, so no value is above n; a xor is at most a sum.
    std::vector<int> seen_from(max_row + 1);
    for (int row = 1; row <= max_row; ++row) {
        for (int k = 1; k <= row && k + 1 < int(code.size()); ++k) {
            const int digit = code[k + 1] - '0';
            for (int a = 0, b = row - k; a <= b; ++a, --b) {
                const int rows_left = (a > 0) + (b > 0);
                if (digit >> rows_left & 1)
                    seen_from[grundy[a] ^ grundy[b]] = row;
            }
        }
        while (seen_from[grundy[row]] == row) ++grundy[row];
    }
    return grundy;
}
// end snippet

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    const int first = 53, period = 34;  // g(n + 34) = g(n) for n >= 53
    const std::vector<int> grundy =
        octal_game_values(first + period - 1, "0.07");
    int tests, planes, n;
    for (std::cin >> tests; tests > 0; --tests) {
        int nim_sum = 0;
        for (std::cin >> planes; planes > 0; --planes) {
            std::cin >> n;
            if (n >= first) n = first + (n - first) % period;
            nim_sum ^= grundy[n];
        }
        std::cout << (nim_sum != 0 ? "Carol\n" : "Dave\n");
    }
    return 0;
}
