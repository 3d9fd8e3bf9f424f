// BZOJ 3895 - Taking Stones
// https://hydro.ac/d/bzoj/p/3895
// Game:      n piles of stones. A move takes one stone from a pile, or merges
//            two piles into one. A player who cannot move loses. Alice moves
//            first; for each case print YES if she wins, else NO.
// Idea:      Call piles of 2 or more large. If no pile ever became a pile of
//            1, k large piles would last s = stones + k - 1 moves: each stone,
//            and each merge. Without a large pile, s = -1. A pile of 1 can be
//            taken instead of merged, so ones are counted apart. With `ones`
//            piles of 1, a position is lost iff
//                s <= 2 (no large pile, or a single 2) and 3 divides ones, or
//                s > 2, and s and ones are both even.
//            1 1 2: s = 2, ones = 2, so YES. 2 3 5: s = 12, ones = 0, so NO.
// Proof:     From a lost position no move leads to a lost one, and from each
//            other position some move does: see 3895_taking_stones.md
// Limits:    1 <= T <= 100, 1 <= n <= 50, 1 <= a <= 1000
// Time:      O(n) per case
// Beware:    wrong_pile_of_three.cpp: a single 3 counts as large with s = 3.
// Topics:    minimax, pattern
// Lesson:    15
// Also:      AcWing 1321
#include <iostream>

int main() {
    int tests, n, a;
    for (std::cin >> tests; tests > 0; --tests) {
        int ones = 0, large = 0, stones = 0;
        for (std::cin >> n; n > 0; --n) {
            std::cin >> a;
            if (a == 1) {
                ++ones;
            } else {
                ++large;
                stones += a;
            }
        }
        const int s = stones + large - 1;  // -1 without a large pile
        const bool first_player_wins =
            s <= 2 ? ones % 3 != 0 : s % 2 != 0 || ones % 2 != 0;
        std::cout << (first_player_wins ? "YES\n" : "NO\n");
    }
    return 0;
}
