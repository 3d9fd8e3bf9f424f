// HDU 1730 - Northcott Game
// https://acm.hdu.edu.cn/showproblem.php?pid=1730
// Game:      A board of n rows and m columns. Each row holds a piece of Tom's
//            and a piece of Jerry's, in either order. A move shifts a piece of
//            one's own along its row by any number of cells, without jumping
//            over the other piece. Whoever cannot move loses; Tom moves first.
//            Print I WIN! if Tom wins, else BAD LUCK!
// Idea:      By moving towards the other piece, either player can make the gap
//            of a row smaller by any number of cells, as if the gap was a pile
//            of Nim. Moving away makes a gap larger, but does not help: Tom
//            wins iff nim_sum, the xor of the gaps, is not 0. (Lesson 5: Nim
//            with retreats, elsewhere called Nim with increases.)
//                . T . . J .    gap 2
//                J . . . T .    gap 3
//                . . T . J .    gap 1    nim_sum = 2 ^ 3 ^ 1 = 0: BAD LUCK!
// Proof:     Call a move towards the other piece an advance, and any other move
//            a retreat. Tom if nim_sum is not 0, otherwise Jerry, can win
//            without ever retreating:
//            - If nim_sum is not 0, some gap has a 1 in the highest binary
//              place of nim_sum. The winner cuts this gap to gap ^ nim_sum,
//              which is less, and nim_sum becomes 0.
//            - If the loser then advances, one gap changes, and nim_sum is not
//              0 again.
//            - If the loser retreats by some cells, the winner advances by as
//              many in the same row. The gap is as before, nim_sum is 0.
//            So the winner can answer every move. A piece that never retreats
//            advances by less than m cells in all, so the game ends, and it
//            ends when the loser cannot move.
// Limits:    1 <= n <= 1000, 2 <= m <= 100, 1 <= T, J <= 100 (the columns of
//            the two pieces, at most m), any number of boards
// Time:      O(n) per board
// Beware:    wrong_open_rows.cpp: counts the rows that have a gap, as if each
//            was one move: Tom wins iff their number is odd. It passes the
//            sample, but gaps of 1 and 2 are won.
// Beware:    wrong_one_empty_line.cpp: any number of empty lines, even none,
//            stands between two boards.
// Topics:    nim
// Lesson:    05
#include <cstdlib>
#include <iostream>

// The rule of the game: the free cells between the two pieces of a row.
int gap(int tom, int jerry) { return std::abs(tom - jerry) - 1; }

int main() {
    std::ios::sync_with_stdio(false);
    int n, m, tom, jerry;
    while (std::cin >> n >> m) {
        int nim_sum = 0;
        for (; n > 0; --n) {
            std::cin >> tom >> jerry;
            nim_sum ^= gap(tom, jerry);
        }
        std::cout << (nim_sum ? "I WIN!\n" : "BAD LUCK!\n");
    }
    return 0;
}
