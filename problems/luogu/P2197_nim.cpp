// Luogu P2197 - Nim
// https://www.luogu.com.cn/problem/P2197
// Game:      n heaps of stones, some perhaps empty. A move takes any positive
//            number of stones from one heap; whoever cannot move loses. Print
//            Yes if the first player wins, else No.
// Idea:      Bouton's theorem: the first player wins iff nim_sum, the xor of
//            the heaps, is not 0.
//            heaps      1 1   1 2   1 2 3   2 4 6   2 5 6   3 5 7
//            nim_sum    0     3     0       0       1       1
//            answer     No    Yes   No      No      Yes     Yes
// Proof:     By induction on the number of stones. Without stones nim_sum is 0,
//            and the player to move has lost. If nim_sum is 0, every move makes
//            it nonzero, because exactly one heap changes: the opponent wins.
//            If nim_sum is not 0, look at its highest binary 1. Some heap has a
//            1 in that place. Leave heap xor nim_sum of it: fewer stones, since
//            that 1 becomes 0 and no higher place changes. Then the nim-sum is
//            nim_sum xor nim_sum = 0, and the opponent loses.
// Limits:    1 <= T <= 10 positions, 1 <= n <= 10000, 0 <= heap <= 9999
// Time:      O(n) per position
// Beware:    wrong_equal_heaps_only.cpp: equal heaps cancel, but other heaps
//            can cancel, too: 1 2 3.
// Topics:    nim
// Lesson:    04
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    int positions, n, heap;
    for (std::cin >> positions; positions > 0; --positions) {
        int nim_sum = 0;
        for (std::cin >> n; n > 0; --n) {
            std::cin >> heap;
            nim_sum ^= heap;
        }
        std::cout << (nim_sum ? "Yes\n" : "No\n");
    }
    return 0;
}
