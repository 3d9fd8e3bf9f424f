// HDU 1730 - Northcott Game
// https://acm.hdu.edu.cn/showproblem.php?pid=1730
// Game:      A board of n rows and m columns. Each row holds one piece of Tom
//            and one of Jerry, in either order. A move shifts one of the
//            player's own pieces along its row by any number of cells, without
//            jumping over the other piece. The player who cannot move loses;
//            Tom moves first. Print I WIN! if Tom wins, else BAD LUCK!
// Idea:      Nim with increases: either player can make the gap of a row
//            smaller by any number of cells, as if it were a pile of Nim. If
//            one moves away, the other follows. So Tom wins iff nim_sum, the
//            xor of the gaps, is not 0. Gaps of 2, 3, 1 have the xor 0.
// Proof:     lesson 5, theorem 1
// Source:    Berlekamp, Conway, Guy, Winning Ways, chapter 3 (Northcott)
// Limits:    1 <= n <= 1000, 2 <= m <= 100, 1 <= T, J <= 100 (the columns of
//            the two pieces, at most m), any number of boards
// Time:      O(n) per board
// Topics:    nim
// Lesson:    05
#include <cstdlib>
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int n, m, tom, jerry;
    while (std::cin >> n >> m) {
        int nim_sum = 0;
        for (; n > 0; --n) {
            std::cin >> tom >> jerry;
            nim_sum ^= std::abs(tom - jerry) - 1;
        }
        std::cout << (nim_sum != 0 ? "I WIN!\n" : "BAD LUCK!\n");
    }
    return 0;
}
