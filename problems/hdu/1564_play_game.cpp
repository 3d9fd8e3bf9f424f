// HDU 1564 - Play a game
// https://acm.hdu.edu.cn/showproblem.php?pid=1564
// Game:      A token begins on a corner of an n x n board. A move takes it to a
//            cell beside its own that it has not visited; the corner counts as
//            visited. The player who cannot move loses. 8600 moves first,
//            against ailyanlu. For each n: who wins. (Luogu P4136: the same.)
// Idea:      Pairs of cells (proof: lesson 3): cover the board with dominoes,
//            without the corner if n is odd, and always move the token to the
//            other half of its domino. If n is even, 8600 can do this, else
//            ailyanlu can. Equal letters are a domino; the token is top left:
//                n = 2:  A A     n = 3:  . A A
//                        B B             B C D
//                                        B C D
// Limits:    1 <= n <= 10000, any number of boards
// Time:      O(1) per board
// Beware:    wrong_period_of_four.cpp: a rule with n mod 4 fits the sample.
// Topics:    symmetry
// Lesson:    03
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int n;
    while (std::cin >> n && n > 0)
        std::cout << (n % 2 == 0 ? "8600\n" : "ailyanlu\n");
    return 0;
}
