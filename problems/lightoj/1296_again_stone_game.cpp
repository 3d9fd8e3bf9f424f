// LightOJ 1296 - Again Stone Game
// https://lightoj.com/problem/again-stone-game
// Game:      n piles. A move takes from a pile of x stones at least 1 and at
//            most x / 2 of them. A player who cannot move loses. Alice moves
//            first. For each case print the name of the winner, Alice or Bob.
// Idea:      The table of the values g of a pile of x stones
//            x  0  1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16
//            g  0  0  1  0  2  1  3  0  4  2  5  1  6  3  7  0  8
//            shows g(2k) = k and g(2k + 1) = g(k) (proof: lesson 7, theorem 1):
//            drop the ones at the end of x in binary, then halve. For x = 11
//            this is 1011, 10, 1. Sprague-Grundy (lesson 6): Alice wins iff the
//            xor of g over the piles is not 0.
// Limits:    1 <= T <= 100, 1 <= n <= 1000, 1 <= pile <= 10^9
// Time:      O(log pile) per pile
// Beware:    wrong_quarter_of_odd.cpp: drops one 1 only. 7 is 111, and lost.
// Topics:    sprague-grundy, pattern
// Lesson:    07
#include <iostream>

int grundy(int pile) {
    while (pile % 2 == 1) pile /= 2;
    return pile / 2;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int tests, n, pile;
    std::cin >> tests;
    for (int test = 1; test <= tests; ++test) {
        int nim_sum = 0;
        for (std::cin >> n; n > 0; --n) {
            std::cin >> pile;
            nim_sum ^= grundy(pile);
        }
        std::cout << "Case " << test
                  << (nim_sum != 0 ? ": Alice\n" : ": Bob\n");
    }
    return 0;
}
