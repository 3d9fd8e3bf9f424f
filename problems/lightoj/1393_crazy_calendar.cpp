// LightOJ 1393 - Crazy Calendar
// https://lightoj.com/problem/crazy-calendar
// Game:      A grid of R rows and C columns with some coins in each cell. A
//            move carries one or more coins of one cell together to the next
//            cell on the right or to the next cell below. The player who makes
//            the last move wins. Print win if the first player wins, else lose.
// Idea:      Staircase Nim (proof: lesson 5, theorem 2). The height of a cell
//            is the number of moves to the last cell, where coins stay:
//                4 3 2 1
//                3 2 1 0    R = 2, C = 4
//            Each cell at an odd height is a pile of Nim: the first player wins
//            iff nim_sum, their xor, is not 0.
// Strategy:  Nim on odd heights; coins that come onto one are moved on.
// Limits:    1 <= T <= 100; 1 <= R, C <= 50000 with at most 50000 cells;
//            0 <= coins <= 10^9 in a cell
// Time:      O(R C) per test
// Topics:    staircase-nim, nim
// Lesson:    05
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int tests, rows, columns, coins;
    std::cin >> tests;
    for (int test = 1; test <= tests; ++test) {
        std::cin >> rows >> columns;
        int nim_sum = 0;
        for (int below = rows - 1; below >= 0; --below)
            for (int right = columns - 1; right >= 0; --right) {
                std::cin >> coins;
                if ((below + right) % 2 == 1) nim_sum ^= coins;
            }
        std::cout << "Case " << test << (nim_sum != 0 ? ": win\n" : ": lose\n");
    }
    return 0;
}
