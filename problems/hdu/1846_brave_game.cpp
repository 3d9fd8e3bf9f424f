// HDU 1846 - Brave Game
// https://acm.hdu.edu.cn/showproblem.php?pid=1846
// Game:      One pile of n stones. A move takes 1 to m of them; the player who
//            takes the last stone wins. Print "first" if the player who moves
//            first wins, else "second".
// Idea:      Bachet's game: the P-positions are the multiples of m + 1. From
//            any other n, taking n mod (m + 1) stones wins. With m = 3:
//                n     0  1  2  3  4  5  6  7  8  9
//                take  -  1  2  3  -  1  2  3  -  1
// Proof:     From a multiple of m + 1, no move of 1 to m stones leads to
//            another multiple. The game ends at the multiple 0.
// Source:    C. G. Bachet, Problemes plaisans et delectables (1612)
// Limits:    1 <= C <= 100 cases, 1 <= n, m <= 1000
// Time:      O(1) per case
// Beware:    wrong_remainder_by_m.cpp: computes n mod m. But a move of x stones
//            and the reply m + 1 - x together remove m + 1 stones, not m.
// Topics:    bachet, subtraction-game
// Lesson:    02
#include <iostream>

int main() {
    int cases, n, m;
    for (std::cin >> cases; cases > 0; --cases) {
        std::cin >> n >> m;
        std::cout << (n % (m + 1) != 0 ? "first\n" : "second\n");
    }
    return 0;
}
