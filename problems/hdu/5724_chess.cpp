// HDU 5724 - Chess
// https://acm.hdu.edu.cn/showproblem.php?pid=5724
// Game:      n rows of 20 squares, each with m pieces on different squares p. A
//            move takes a piece to the first free square to its right in the
//            row, over the pieces between. The player who cannot move loses;
//            Alice moves first. For each case: YES if Alice wins, else NO.
// Idea:      Staircase Nim (lesson 5). A piece is on stair s if s squares of
//            its row are free to its right:
//                . o o . o o o . . o o .
//                  4 4   3 3 3     1 1
//            A move carries the piece and those it jumps over one stair down.
//            So Alice wins iff the xor of all odd stairs is not 0. Here: 3 ^ 2.
// Proof:     see 5724_chess.md
// Limits:    1 <= T <= 100, 1 <= n <= 1000, 1 <= m, p <= 20 (m > 0 is assumed)
// Time:      O(20) per row
// Topics:    staircase-nim, nim
// Lesson:    05
// Also:      Luogu P2575
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int tests, n, m, column;
    for (std::cin >> tests; tests > 0; --tests) {
        int nim_sum = 0;
        for (std::cin >> n; n > 0; --n) {
            bool has_piece[21] = {};  // square 0, always free, is the left end
            for (std::cin >> m; m > 0; --m) {
                std::cin >> column;
                has_piece[column] = true;
            }
            int stair = 0, pieces = 0;
            for (column = 20; column >= 0; --column) {
                if (has_piece[column]) {
                    ++pieces;
                } else {  // the stair is complete
                    if (stair % 2 == 1) nim_sum ^= pieces;
                    ++stair;
                    pieces = 0;
                }
            }
        }
        std::cout << (nim_sum != 0 ? "YES\n" : "NO\n");
    }
    return 0;
}
