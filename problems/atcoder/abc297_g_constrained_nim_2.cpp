// AtCoder abc297_g - Constrained Nim 2
// https://atcoder.jp/contests/abc297/tasks/abc297_g
// Game:      N piles of A_1, ..., A_N stones. A move takes at least L and at
//            most R stones from one pile. A player who cannot move loses. Print
//            First if the player who moves first wins, else Second.
// Idea:      A sum of subtraction games, so First wins iff the nim-sum of the
//            values is not 0. A pile of x stones has the value
//            floor((x mod (L + R)) / L) (lesson 7, theorem 5). For L = 2, R =
//            4:
//                x  0  1  2  3  4  5  6  7  8  9 10 11 12 13
//                g  0  0  1  1  2  2  0  0  1  1  2  2  0  0
// Source:    the editorial, https://atcoder.jp/contests/abc297/editorial/6205
// Limits:    1 <= N <= 2 * 10^5, 1 <= L, R, A <= 10^9, L <= R
// Time:      O(N)
// Beware:    wrong_outcomes_only.cpp: counts the piles that are won alone, but
//            2 and 4 above are both won alone, and their sum is won, too.
// Topics:    sprague-grundy, subtraction-game, pattern
// Lesson:    07
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int n, least, most, pile, nim_sum = 0;
    std::cin >> n >> least >> most;
    for (; n > 0; --n) {
        std::cin >> pile;
        nim_sum ^= pile % (least + most) / least;
    }
    std::cout << (nim_sum != 0 ? "First\n" : "Second\n");
    return 0;
}
