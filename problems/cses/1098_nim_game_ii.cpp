// CSES 1098 - Nim Game II
// https://cses.fi/problemset/task/1098
// Game:      n heaps of sticks. A move takes one, two or three sticks from one
//            heap; the player who takes the last stick wins. For each test
//            print first if the player to move wins, else second.
// Idea:      The value of a heap is heap mod 4. The options of a heap have the
//            other three remainders, or for a heap below 3 the smaller ones. So
//            the mex is its own remainder. Sprague-Grundy (lesson 6): a
//            position is won iff the xor of the values is not 0.
// Limits:    1 <= t, n <= 2 * 10^5 (sum of all n, too), 1 <= heap <= 10^9
// Time:      O(n) per test
// Beware:    wrong_sum.cpp: adds the remainders. But heaps of 1 and 3 are won,
//            by taking two sticks from the 3.
// Topics:    bachet, sprague-grundy
// Lesson:    06
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int tests, n, heap;
    for (std::cin >> tests; tests > 0; --tests) {
        int nim_sum = 0;
        for (std::cin >> n; n > 0; --n) {
            std::cin >> heap;
            nim_sum ^= heap % 4;
        }
        std::cout << (nim_sum != 0 ? "first\n" : "second\n");
    }
    return 0;
}
