// BZOJ 1299 - [LLH Invitational] Chocolate Bars
// https://hydro.ac/d/bzoj/p/1299
// Game:      A box of N chocolate bars with the lengths L. A move takes one or
//            more bars out of the box, or eats a positive whole length of one
//            bar that is outside. A player who cannot move loses; TBL moves
//            first. For each of the ten rounds print NO if TBL wins, else YES.
// Idea:      The bars outside are piles of Nim. TBL loses iff the box is
//            independent: no group of its bars has nim-sum (xor) 0. A xor basis
//            (lesson 20) decides this: each bar is reduced by the bars before
//            it, and becomes 0 iff it is the xor of some of them. For 11 10 15
//            no bar becomes 0: YES. For 13 6 7 15 3 the group of all five bars
//            has nim-sum 0, so TBL takes it out: NO.
// Proof:     Let A be the positions with an independent box and nim-sum 0
//            outside. Each move from A makes the nim-sum outside not 0. By
//            Bouton's theorem a move of Nim outside leads back to A, so A is
//            lost (lesson 3, lemma 1). If the box is not independent, TBL takes
//            out a largest group with nim-sum 0. The rest is independent, or
//            another such group could be added: TBL leaves a position of A.
// Limits:    1 <= N <= 14, 1 <= L <= 10^9, ten rounds
// Time:      O(N^2) per round
// Beware:    wrong_answers_exchanged.cpp: NO means that TBL wins.
// Topics:    nim
// Lesson:    20
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n, bar;
    while (std::cin >> n) {
        bool is_independent = true;
        std::vector<int> basis;  // with different highest places
        for (int i = 0; i < n; ++i) {
            std::cin >> bar;
            for (int j = 0; j < int(basis.size()); ++j)
                bar = std::min(bar, bar ^ basis[j]);
            if (bar == 0) is_independent = false;
            basis.push_back(bar);
        }
        std::cout << (is_independent ? "YES\n" : "NO\n");
    }
    return 0;
}
