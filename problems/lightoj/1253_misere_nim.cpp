// LightOJ 1253 - Misere Nim
// https://lightoj.com/problem/misere-nim
// Game:      k piles. A move takes one or more stones from one pile; the player
//            who takes the last stone loses. Alice begins. Does she or Bob win?
// Idea:      Misere Nim. By Bouton's theorem the rule of Nim holds as soon as
//            some pile is larger than 1: Alice wins iff the nim-sum (xor) is
//            not 0. If all are single stones, every move takes one, so Alice
//            wins iff their number is even, that is, iff the nim-sum is 0.
//            Alice wins 1 1, 2, 1 3 and 2 2 1; Bob wins 1, 2 2 and 1 2 3.
// Strategy:  as in Nim, but at the end leave an odd number of ones.
// Proof:     lesson 9, theorem 1
// Source:    C. L. Bouton, Annals of Mathematics 3 (1901), 35-39
// Limits:    1 <= T <= 200, 1 <= k <= 100, 1 <= pile <= 10^9
// Time:      O(k) per test
// Beware:    wrong_looks_for_single_stones.cpp: the question is whether some
//            pile is larger, not whether some pile is a single stone.
// Topics:    misere-nim
// Lesson:    09
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int tests, k, pile;
    std::cin >> tests;
    for (int test = 1; test <= tests; ++test) {
        int nim_sum = 0;
        bool has_larger = false;
        for (std::cin >> k; k > 0; --k) {
            std::cin >> pile;
            nim_sum ^= pile;
            if (pile > 1) has_larger = true;
        }
        const bool first_player_wins = (nim_sum != 0) == has_larger;
        std::cout << "Case " << test
                  << (first_player_wins ? ": Alice\n" : ": Bob\n");
    }
    return 0;
}
