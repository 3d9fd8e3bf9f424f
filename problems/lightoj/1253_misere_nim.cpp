// LightOJ 1253 - Misere Nim
// https://lightoj.com/problem/misere-nim
// Game:      k piles. A move takes one or more stones from one pile; whoever
//            takes the last of all loses. Who wins: Alice, who begins, or Bob?
// Idea:      Misere Nim (Bouton). A larger pile has two or more stones.
//            - Only single stones: every move takes one, so Alice wins iff k is
//              even, that is, iff the nim-sum (xor) of the piles is 0.
//            - One larger pile: Alice wins. She takes all of it, or all but one
//              stone, and so leaves an odd number of single stones.
//            - More larger piles: Alice wins iff the nim-sum is not 0, as under
//              normal play. From nim-sum 0 every move leaves a nonzero nim-sum
//              and a larger pile. The answer to it is as above with one larger
//              pile, else the move of Nim to nim-sum 0. Then two or more piles
//              are larger, since the highest bit of one alone would stay.
//            The nim-sum of one larger pile and single stones is not 0. Hence
//            Bob wins iff the nim-sum is 1 (single stones only) or 0 (else):
//            piles    1    1 1    2      1 3    2 2  2 2 1  1 2 3  1 1 2 2
//            nim-sum  1    0      2      2      0    1      0      0
//            winner   Bob  Alice  Alice  Alice  Bob  Alice  Bob    Bob
// Limits:    1 <= T <= 200, 1 <= k <= 100, 1 <= pile <= 10^9
// Time:      O(k) per test
// Beware:    wrong_looks_for_single_stones.cpp: the question is whether some
//            pile is larger, not whether some pile is a single stone.
// Topics:    misere-nim
// Lesson:    09
// Standard:  C++98
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
