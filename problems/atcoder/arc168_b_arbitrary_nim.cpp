// AtCoder arc168_b - Arbitrary Nim
// https://atcoder.jp/contests/arc168/tasks/arc168_b
// Game:      N piles of A_1, ..., A_N stones and a number k. A move takes 1 to
//            k stones from one pile. A player who cannot move loses, and Alice
//            moves first. Print the greatest k >= 1 for which Alice wins, 0 if
//            she never wins, -1 if there is no greatest k.
// Idea:      The value of a pile of x stones is x mod (k + 1) (Bachet's game,
//            lesson 2), and Alice wins iff the nim-sum of the values is not 0.
//            For each k two equal piles cancel. So cancel them, and let `pile`
//            be the greatest pile that is left.
//                k >= pile       the nim-sum is that of the piles, call it s
//                k = pile - 1    pile counts 0, so the nim-sum is s xor pile
//            If s != 0, Alice wins for every k >= pile: print -1. If s = 0, she
//            loses for all of them, but wins for k = pile - 1: print pile - 1.
//            If no pile is left, she always loses: print 0. An example: of
//            7 7 6 5 3, the piles 6 5 3 are left, s = 0, so print 5.
// Limits:    1 <= N <= 250000, 1 <= A <= 10^9
// Time:      O(N log N)
// Beware:    wrong_binary_search.cpp: piles of 1 4 5 are won for k = 2 and 4,
//            but lost for k = 1, 3, 5, 6, ...
// Topics:    bachet, sprague-grundy
// Lesson:    06
#include <algorithm>
#include <functional>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int n, nim_sum = 0;
    std::cin >> n;
    std::vector<int> piles(n);
    for (int i = 0; i < n; ++i) {
        std::cin >> piles[i];
        nim_sum ^= piles[i];
    }
    std::sort(piles.begin(), piles.end(), std::greater<int>());
    int i = 0;
    while (i + 1 < n && piles[i] == piles[i + 1]) i += 2;  // they cancel
    int answer = i < n ? piles[i] - 1 : 0;
    if (nim_sum != 0) answer = -1;
    std::cout << answer << '\n';
    return 0;
}
