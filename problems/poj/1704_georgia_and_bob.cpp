// POJ 1704 - Georgia and Bob
// http://poj.org/problem?id=1704
// Game:      A strip of cells 1, 2, 3, ... with n chessmen on it, at most one
//            in a cell. A move shifts one chessman to the left by one or more
//            cells; it must not jump over another or leave the strip. Whoever
//            cannot move loses; Georgia moves first. Print who wins. The input
//            names the chessmen in any order.
// Idea:      Staircase Nim with the gaps on the left of the chessmen as stairs.
//            A shift by d takes d from the gap on the left of the chessman and
//            adds d to the gap on its right. The last chessman has no gap on
//            its right: what is taken from its gap goes to the ground. So its
//            gap is stair 1, the gap before it stair 2, and so on:
//                . . X . . . X X .
//                 2      3    0       gaps
//                 3      2    1       stairs
//            Only odd stairs count: Georgia wins iff nim_sum, the xor of their
//            gaps, is not 0. Here it is 2 ^ 0. What a player adds to an odd
//            stair, the other can take on to the next one.
// Proof:     Each shift changes just one odd stair, so it turns a nim_sum of 0
//            into another. If nim_sum is not 0, some odd stair has a 1 in the
//            highest binary place of nim_sum. Its gap can be cut to gap ^
//            nim_sum, which is less, and the xor is 0 then. When nobody can
//            move, all gaps are 0 and so is nim_sum.
// Limits:    1 <= T <= 20, 1 <= N <= 1000, 1 <= P <= 10000
// Time:      O(n log n) per test
// Beware:    wrong_not_sorted.cpp: the sample is sorted, the input need not be.
// Beware:    wrong_pairs_from_left.cpp: stairs are counted from the right.
// Topics:    staircase-nim, nim
// Lesson:    05
#include <algorithm>
#include <iostream>
#include <vector>

// The rule of the game: how far a chessman can go to the left.
int gap(int on_the_left, int chessman) { return chessman - on_the_left - 1; }

int main() {
    std::ios::sync_with_stdio(false);
    int tests, n;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n;
        std::vector<int> p(n + 1);  // p[0] = 0 is the edge of the strip
        for (int i = 1; i <= n; ++i) std::cin >> p[i];
        std::sort(p.begin(), p.end());
        int nim_sum = 0;
        for (int i = n; i >= 1; i -= 2)  // stairs 1, 3, 5, ...
            nim_sum ^= gap(p[i - 1], p[i]);
        std::cout << (nim_sum ? "Georgia will win\n" : "Bob will win\n");
    }
    return 0;
}
