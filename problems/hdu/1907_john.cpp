// HDU 1907 - John
// https://acm.hdu.edu.cn/showproblem.php?pid=1907
// Game:      Candies of N colours. A move eats one or more candies of one
//            colour; whoever eats the last candy of all loses. John moves
//            first, his brother second. For each case: who wins.
// Idea:      Misere Nim, a pile for each colour. Call a position bad if
//            - all piles are single candies and their number is odd, or
//            - some pile is larger and the nim-sum (xor) of the piles is 0.
//            These are the P-positions: John wins iff he does not begin at one
//            (Bouton). Once a pile is larger, that is the rule of normal play.
//            piles      1   1 1  2    1 2  2 2  1 1 2  1 2 3  2 2 2
//            nim-sum    1   0    2    3    0    2      0      2
//            John wins  no  yes  yes  yes  no   yes    no     yes
// Proof:     (1) No move leads from bad to bad. An odd number of single candies
//            becomes even. Nim-sum 0 needs at least two larger piles, since the
//            highest bit of one alone would stay. A move changes only one pile,
//            so a larger one remains, and the nim-sum is not 0.
//            (2) From any other position with candies some move leads to bad.
//            An even number of single candies: eat one. One larger pile: eat
//            all of it, or all but one candy, to leave an odd number of single
//            candies. More larger piles, nim-sum not 0: leave nim-sum 0, as in
//            Nim; a larger pile remains.
//            (3) Without candies, which is not bad, the player to move has won.
//            So whoever moves to bad once can do so after every answer, and
//            leaves the last candy to the other one.
// Limits:    1 <= T <= 474, 1 <= N <= 47, 1 <= A <= 4747 candies of a colour
// Time:      O(N) per test
// Beware:    wrong_two_larger_colours.cpp: one larger pile is enough for the
//            rule of Nim.
// Topics:    misere-nim
// Lesson:    09
// Also:      POJ 3480
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
    int tests, colours;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> colours;
        piles.resize(colours);
        for (int i = 0; i < colours; ++i) std::cin >> piles[i];
        std::cout << (is_misere_nim_p_position(piles) ? "Brother\n" : "John\n");
    }
    return 0;
}
