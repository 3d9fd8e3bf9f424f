// CSES 1730 - Nim Game I
// https://cses.fi/problemset/task/1730
// Game:      n heaps of sticks. A move takes one or more sticks from one heap;
//            the player who takes the last stick wins. For each test: first if
//            the player to move wins, else second.
// Idea:      Bouton's theorem (lesson 4): the player to move wins iff nim_sum,
//            the xor of the heaps, is not 0.
//                3 = 011   4 = 100   6 = 110   nim_sum 001
//                2 = 010   4 = 100   6 = 110   nim_sum 000 after a good move
// Source:    C. L. Bouton, Annals of Mathematics 3 (1901), 35-39
// Limits:    1 <= t, n <= 2 * 10^5 (sum of all n, too), 1 <= heap <= 10^9
// Time:      O(n) per test
// Beware:    wrong_parity.cpp: the parity of the number of sticks is only the
//            lowest place. It passes the sample, and fails on 1 3.
// Topics:    nim
// Lesson:    04
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int tests, n, heap;
    for (std::cin >> tests; tests > 0; --tests) {
        int nim_sum = 0;
        for (std::cin >> n; n > 0; --n) {
            std::cin >> heap;
            nim_sum ^= heap;
        }
        std::cout << (nim_sum != 0 ? "first\n" : "second\n");
    }
    return 0;
}
