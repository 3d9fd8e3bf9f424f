// POJ 1740 - A New Stone Game
// http://poj.org/problem?id=1740
// Game:      n piles of stones. A move takes one or more stones from one pile.
//            Then it may also move some of the stones that are left in this
//            pile to other piles that are not empty. The player who cannot move
//            loses; Alice moves first. For each case print 1 if she wins, else
//            0.
// Idea:      Alice loses iff every size occurs an even number of times. Then
//            the piles form pairs of equal piles, and Bob repeats each move of
//            hers with the partners of the piles (lesson 3, equal piles). If
//            her pile is empty, he takes its partner, too, with what it got.
//            Otherwise she makes pairs with one move on the largest pile:
//                5 3 2 1:  take 3 of the 5 and move 1 to the pile of 2: 1 3 3 1
// Limits:    1 <= n <= 10, 1 <= stones <= 100, any number of cases
// Time:      O(n) per case
// Beware:    wrong_nim_sum.cpp: 1 2 3 has the nim-sum 0, but Alice wins.
// Topics:    symmetry
// Lesson:    03
#include <bitset>
#include <iostream>

int main() {
    int n, stones;
    while (std::cin >> n && n > 0) {
        std::bitset<101> is_odd;  // the number of piles of each size
        for (; n > 0; --n) {
            std::cin >> stones;
            is_odd.flip(stones);
        }
        std::cout << (is_odd.any() ? "1\n" : "0\n");
    }
    return 0;
}
