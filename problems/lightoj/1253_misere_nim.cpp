// LightOJ 1253 - Misere Nim
// https://lightoj.com/problem/misere-nim
// Game:      k piles. A move takes one or more stones from one pile; whoever
//            takes the last of all loses. Who wins: Alice, who begins, or Bob?
// Idea:      Misere Nim. Call a pile of two or more stones large. By Bouton's
//            theorem Bob wins iff the nim-sum (xor) of the piles is
//            - 0 if some pile is large, as under normal play;
//            - 1 if none is: every move takes a single stone, so Bob wins iff
//              their number is odd.
//            piles    1    1 1    2      1 3    2 2  2 2 1  1 2 3  1 1 2 2
//            nim-sum  1    0      2      2      0    1      0      0
//            winner   Bob  Alice  Alice  Alice  Bob  Alice  Bob    Bob
// Proof:     One large pile: the nim-sum is not 0, and Alice wins. She takes
//            all of the pile, or all but one stone, and so leaves an odd number
//            of single stones.
//            More large piles: if the nim-sum is 0, every move leaves another
//            nim-sum and a large pile. If it is not 0, the move of Nim leaves
//            nim-sum 0; then two or more piles are large still, since the
//            highest bit of one alone would stay. So whoever makes the nim-sum
//            0 goes on to do so, until the opponent leaves one large pile.
// Limits:    1 <= T <= 200, 1 <= k <= 100, 1 <= pile <= 10^9
// Time:      O(k) per test
// Beware:    wrong_looks_for_single_stones.cpp: the question is whether some
//            pile is larger, not whether some pile is a single stone.
// Topics:    misere-nim
// Lesson:    09
#include <cassert>
#include <iostream>
#include <vector>

// snippet: misere_nim
// Does the player to move lose?
inline bool is_misere_nim_p_position(const std::vector<int>& piles) {
    int nim_sum = 0;
    bool only_single_stones = true;
    for (int i = 0; i < int(piles.size()); ++i) {
        assert(piles[i] >= 0);
        nim_sum ^= piles[i];
        if (piles[i] > 1) only_single_stones = false;
    }
    return nim_sum == (only_single_stones ? 1 : 0);
}
// end snippet

int main() {
    std::ios::sync_with_stdio(false);
    std::vector<int> piles;
    int tests, k;
    std::cin >> tests;
    for (int test = 1; test <= tests; ++test) {
        std::cin >> k;
        piles.resize(k);
        for (int i = 0; i < k; ++i) std::cin >> piles[i];
        std::cout << "Case " << test << ": "
                  << (is_misere_nim_p_position(piles) ? "Bob\n" : "Alice\n");
    }
    return 0;
}
