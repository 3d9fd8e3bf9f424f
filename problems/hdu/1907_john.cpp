// HDU 1907 - John
// https://acm.hdu.edu.cn/showproblem.php?pid=1907
// Game:      A candies of each of N colours. A move eats one or more candies of
//            one colour; whoever eats the last candy of all loses. John moves
//            first, his brother second. Printed: who wins.
// Idea:      Misere Nim (Bouton); the colours are the piles. With single
//            candies only, the player to move loses iff N is odd, that is, iff
//            the nim-sum of the piles is 1. With a larger pile he loses iff the
//            nim-sum is 0, as under normal play: the winner leaves nim-sum 0
//            while larger piles remain. Then there are two or more of them, so
//            it is the loser who leaves the first position with just one. The
//            winner makes that one 0 or 1, whichever leaves an odd number of
//            single candies.
// Limits:    T <= 474, N <= 47, A <= 4747
// Time:      O(N) per test
// Topics:    misere-nim
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
    int tests, colours;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> colours;
        std::vector<int> piles(colours);
        for (int i = 0; i < colours; ++i) std::cin >> piles[i];
        std::cout << (is_misere_nim_p_position(piles) ? "Brother\n" : "John\n");
    }
    return 0;
}
