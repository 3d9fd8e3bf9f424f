// Codeforces 1867C - Salyg1n and the MEX Game
// https://codeforces.com/problemset/problem/1867/C
// Game:      Interactive. We are Alice and begin, with a set of n numbers s,
//            given in rising order. Alice adds a number x that is not in the
//            set, 0 <= x <= 10^9. Bob removes a number that is less than the x
//            just added. The game ends when Bob has no such number (he says
//            -1), at the latest with Alice's move n + 1. The result is the mex
//            of the set, the least number >= 0 that is missing. Alice wants it
//            large, Bob small.
// Idea:      Add the mex, and then always put back what Bob has removed.
//            The result is the second number that is missing at the start:
//                1 2 3 5: 0 and 4 are missing. Add 0; Bob cannot move; mex 4.
//                0 1 4: add 2, Bob takes 1, add 1, Bob takes 0, add 0; mex 3.
// Proof:     Let a < b be the first two missing numbers. After each of our
//            moves only numbers >= b are missing, and we move last: mex >= b.
//            Bob removes less than our last number, so he cannot go on for
//            ever. No play gets more than b: theorem 6 of lesson 21.
// Limits:    1 <= t <= 10^5, 1 <= n <= 10^5 (sum of all n, too), 0 <= s <= 10^9
// Time:      O(n) per game
// Beware:    wrong_second_missing.cpp: adds b first. Then a is missing, and Bob
//            makes a second gap below b.
// Topics:    mex, strategy
// Lesson:    21
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int games, n, number;
    for (std::cin >> games; games > 0; --games) {
        std::cin >> n;
        int x = 0;  // the mex of the numbers, which rise
        for (; n > 0; --n) {
            std::cin >> number;
            if (number == x) ++x;
        }
        while (std::cin && x >= 0) {
            std::cout << x << std::endl;
            std::cin >> x;
        }
    }
    return 0;
}
