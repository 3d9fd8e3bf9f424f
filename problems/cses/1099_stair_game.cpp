// CSES 1099 - Stair Game
// https://cses.fi/problemset/task/1099
// Game:      Stairs 1 to n with balls on them. A move takes one or more balls
//            from one stair k > 1 down to stair k - 1. The player who cannot
//            move loses. For each test: first if the first player wins, else
//            second.
// Idea:      Staircase Nim (proof: lesson 5, theorem 2), with stair 1 as the
//            ground: stairs 2, 4, 6, ... are piles of Nim, and the others do
//            not count. The first player wins iff nim_sum, the xor of these
//            piles, is not 0. Balls 5 1 4 1: stairs 2 and 4 hold 1 each, so the
//            first player loses. If he takes 4 balls from stair 3 to stair 2,
//            they go on to stair 1.
// Source:    R. Sprague, Ueber zwei Abarten von Nim (1937)
// Limits:    1 <= t, n <= 2 * 10^5 (sum of all n, too), 0 <= balls <= 10^9
// Time:      O(n) per test
// Beware:    wrong_from_top.cpp: passes the sample, and fails on 1 0 0.
// Topics:    staircase-nim, nim
// Lesson:    05
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int tests, n, balls;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n;
        int nim_sum = 0;
        for (int stair = 1; stair <= n; ++stair) {
            std::cin >> balls;
            if (stair % 2 == 0) nim_sum ^= balls;
        }
        std::cout << (nim_sum != 0 ? "first\n" : "second\n");
    }
    return 0;
}
