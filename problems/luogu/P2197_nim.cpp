// Luogu P2197 - Nim
// https://www.luogu.com.cn/problem/P2197
// Game:      n heaps of stones, some perhaps empty. A move takes any positive
//            number of stones from one heap; the player who cannot move loses.
//            Print Yes if the first player wins, else No.
// Idea:      Bouton's theorem: the first player wins iff nim_sum, the xor of
//            the heaps, is not 0.
//            heaps      1 1   1 2   1 2 3   2 4 6   2 5 6   3 5 7
//            nim_sum    0     3     0       0       1       1
//            answer     No    Yes   No      No      Yes     Yes
// Proof:     A move changes one heap, so from nim_sum 0 it never leads to 0. If
//            nim_sum is not 0, some heap has a 1 in the highest binary place of
//            nim_sum. Leave heap xor nim_sum of it: that is less, since this 1
//            becomes 0 and no higher place changes. Then nim_sum is 0. The game
//            ends without stones, at nim_sum 0.
// Source:    C. L. Bouton, Annals of Mathematics 3 (1901), 35-39
// Limits:    1 <= T <= 10 positions, 1 <= n <= 10000, 0 <= heap <= 9999
// Time:      O(n) per position
// Beware:    wrong_equal_heaps_only.cpp: equal heaps cancel, but other heaps
//            can cancel, too: 1 2 3.
// Topics:    nim
// Lesson:    04
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int positions, n, heap;
    for (std::cin >> positions; positions > 0; --positions) {
        int nim_sum = 0;
        for (std::cin >> n; n > 0; --n) {
            std::cin >> heap;
            nim_sum ^= heap;
        }
        std::cout << (nim_sum != 0 ? "Yes\n" : "No\n");
    }
    return 0;
}
