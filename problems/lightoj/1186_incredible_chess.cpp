// LightOJ 1186 - Incredible Chess
// https://lightoj.com/problem/incredible-chess
// Game:      An n x n board with a white pawn and, above it, a black pawn in
//            each column. A move shifts one pawn of one's own colour up or down
//            its column by any number of rows, without jumping over the other
//            pawn. Whoever cannot move loses; White moves first. Print who
//            wins.
// Idea:      By moving towards the other pawn, either player can make the gap
//            of a column smaller by any number of rows, as if the gap was a
//            pile of Nim. Moving away makes a gap larger, but does not help:
//            White wins iff nim_sum, the xor of the gaps, is not 0.
//                row 5   b . .
//                row 4   . . .    three of the columns:
//                row 3   . b .    gaps 3, 2 and 1,
//                row 2   . . b    nim_sum = 3 ^ 2 ^ 1 = 0
//                row 1   w . .
//                row 0   . w w
// Proof:     Call a move towards the other pawn an advance, and any other move
//            a retreat. White if nim_sum is not 0, otherwise Black, can win
//            without ever retreating:
//            - If nim_sum is not 0, some gap has a 1 in the highest binary
//              place of nim_sum. The winner cuts this gap to gap ^ nim_sum,
//              which is less, and nim_sum becomes 0.
//            - If the loser then advances, one gap changes, and nim_sum is not
//              0 again.
//            - If the loser retreats by some rows, the winner advances by as
//              many in the same column. The gap is as before, nim_sum is 0.
//            So the winner can answer every move. A pawn that never retreats
//            advances by less than n rows in all, so the game ends, and it
//            ends when the loser cannot move.
// Limits:    1 <= T <= 200, 3 <= n <= 200, 0 <= W <= 198, 1 <= B <= 199.
//            Assumed: copies of the statement differ, 200 boards of up to 100
//            columns or 100 boards of up to 200.
// Time:      O(n) per test
// Beware:    wrong_retreat_saves.cpp: with all gaps closed White may be able to
//            retreat, but loses nevertheless.
// Beware:    wrong_distance.cpp: pawns in adjacent rows have the gap 0, not 1.
// Topics:    nim
// Lesson:    05
#include <iostream>
#include <vector>

// The rule of the game: the free rows between the two pawns of a column.
int gap(int white, int black) { return black - white - 1; }

int main() {
    std::ios::sync_with_stdio(false);
    int tests, n, black;
    std::cin >> tests;
    for (int test = 1; test <= tests; ++test) {
        std::cin >> n;
        std::vector<int> white(n);
        for (int i = 0; i < n; ++i) std::cin >> white[i];
        int nim_sum = 0;
        for (int i = 0; i < n; ++i) {
            std::cin >> black;
            nim_sum ^= gap(white[i], black);
        }
        std::cout << "Case " << test
                  << (nim_sum ? ": white wins\n" : ": black wins\n");
    }
    return 0;
}
