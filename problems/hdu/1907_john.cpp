// HDU 1907 - John
// https://acm.hdu.edu.cn/showproblem.php?pid=1907
// Game:      Candies of N colours. A move eats one or more candies of one
//            colour; whoever eats the last candy of all loses. John moves
//            first, his brother second. For each case: who wins.
// Idea:      Misere Nim, a pile for each colour. If all candies are single, a
//            move eats one of them, so the player to move loses iff their
//            number is odd, that is, iff the nim-sum (xor) of the piles is 1.
//            If some pile is larger, he loses iff the nim-sum is 0, as under
//            normal play (Bouton).
//            piles      1   1 1  2    1 2  2 2  1 1 2  1 2 3  2 2 2
//            nim-sum    1   0    2    3    0    2      0      2
//            John wins  no  yes  yes  yes  no   yes    no     yes
// Proof:     Let the nim-sum be nonzero and some pile larger. This player wins:
//            - With just one larger pile, he eats all of it or all but one
//              candy, to leave an odd number of single candies.
//            - With two or more larger piles, he leaves nim-sum 0, as in Nim. A
//              larger pile remains, and then a second one: the highest bit of
//              one alone would stay in the nim-sum. So the opponent can neither
//              keep nim-sum 0 nor end with single candies only, and this
//              player is again in one of the two cases, with fewer candies.
//            From nim-sum 0 with larger piles, every move leads to such a
//            position for the opponent, so the player to move loses.
// Limits:    T <= 474, N <= 47, at most 4747 candies of a colour
// Time:      O(N) per test
// Beware:    wrong_two_larger_colours.cpp: one larger pile is enough for the
//            rule of Nim.
// Topics:    misere-nim
// Lesson:    09
// Standard:  C++98
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
