// POJ 1704 - Georgia and Bob
// http://poj.org/problem?id=1704
// Game:      A strip of cells 1, 2, 3, ... with n chessmen on it, at most one
//            in a cell. A move shifts one chessman to the left by one or more
//            cells; it must not jump over another or leave the strip. The
//            player who cannot move loses; Georgia moves first. Print who wins.
// Idea:      Staircase Nim (proof: lesson 5, theorem 2) with the gaps on the
//            left of the chessmen as stairs: a shift moves as many cells from
//            this gap to the next one on the right. The last gap is stair 1.
//            Georgia wins iff nim_sum, the xor of the odd stairs, is not 0:
//                . . X . . . X X .
//                 2      3    0       stairs 3, 2, 1: nim_sum = 2 ^ 0 = 2
// Strategy:  Nim on the odd stairs; what comes down onto one is moved on.
// Limits:    1 <= T <= 20, 1 <= N <= 1000, 1 <= P <= 10000
// Time:      O(n log n) per test
// Beware:    wrong_not_sorted.cpp: the sample is sorted, the input need not be.
// Topics:    staircase-nim, nim
// Lesson:    05
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int tests, n;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n;
        std::vector<int> cells(n + 1);  // cells[0] = 0, the edge of the strip
        for (int i = 1; i <= n; ++i) std::cin >> cells[i];
        std::sort(cells.begin(), cells.end());
        int nim_sum = 0;
        for (int i = n; i > 0; i -= 2)  // stairs 1, 3, 5, ...
            nim_sum ^= cells[i] - cells[i - 1] - 1;
        std::cout << (nim_sum != 0 ? "Georgia will win\n" : "Bob will win\n");
    }
    return 0;
}
