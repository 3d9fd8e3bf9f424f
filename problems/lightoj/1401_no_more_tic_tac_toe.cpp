// LightOJ 1401 - No More Tic-tac-toe
// https://lightoj.com/problem/no-more-tic-tac-toe
// Game:      A row of n cells, some marked X or O, no two equal marks side by
//            side. A move puts an X or an O on a free cell, so that this stays
//            true; both players may use both marks. Whoever cannot move loses.
//            Alice began with the empty row, so she is to move iff the number
//            of marks is even. For each case: Yes if Alice can win, else No.
// Idea:      The marks cut the row into gaps of free cells, and what happens in
//            a gap depends only on the marks at its ends. So the row is a sum
//            of gaps. Sprague-Grundy (lesson 6 proves it): a gap is worth its
//            Grundy value, the mex (least number >= 0 that is missing) of what
//            its moves leave; gaps together are worth the xor of their values;
//            and the player to move wins iff this xor, nim_sum, is not 0. A gap
//            of `cells` >= 1 free cells has the value
//                cells mod 2  without a mark at either end (the empty row)
//                cells        with a mark at one end, the border at the other
//                1            between two equal marks
//                0            between two different marks
//            In X...O.. the gaps are worth 0 and 2. The player to move wins by
//            an X on the last cell, which leaves O.X, worth 0.
// Proof:     By induction on cells. Let a mark leave a cells on its left and b
//            on its right, a + b = cells - 1. No cells have the value 0.
//            - X to O: an X leaves X to X (legal only if a > 0) and X to O, an
//              O leaves X to O and O to O: always 1 xor 0. So mex = 0.
//            - X to X: an X leaves two gaps of value 1 (legal only if a, b >
//              0), an O two of value 0: always 0. An O is legal. So mex = 1.
//            - X to border: an O leaves the value 0 xor b, and b can be 0 to
//              cells - 1. An X (legal only if a > 0) leaves 1 xor b, which is
//              less than cells, as b < cells - 1. So mex = cells.
//            - No marks: the value a xor b is left. If cells is odd, a + b is
//              even, so is a xor b, and it is 0 for a = b: mex = 1. If cells is
//              even, a xor b is odd, never 0: mex = 0.
// Limits:    1 <= T <= 10000, 1 <= length of row <= 100
// Time:      O(n) per case
// Beware:    wrong_equal_marks.cpp: X.X has one move, O in the middle.
// Beware:    wrong_alice_to_move.cpp: in the row O the computer is to move.
// Topics:    sprague-grundy, splitting
// Lesson:    08
#include <iostream>
#include <string>

const char BORDER = '|';

// The Grundy value of a gap between these two marks.
int gap_value(int cells, char left, char right) {
    if (cells == 0) return 0;
    if (left == BORDER && right == BORDER) return cells % 2;
    if (left == BORDER || right == BORDER) return cells;
    return left == right ? 1 : 0;
}

int main() {
    std::ios::sync_with_stdio(false);
    int tests;
    std::string row;
    std::cin >> tests;
    for (int test = 1; test <= tests; ++test) {
        std::cin >> row;
        row += BORDER;
        int nim_sum = 0, cells = 0;
        char left = BORDER;
        bool alice_moves = true;
        for (int i = 0; i < int(row.size()); ++i) {
            if (row[i] == '.') {
                ++cells;
                continue;
            }
            nim_sum ^= gap_value(cells, left, row[i]);
            if (row[i] != BORDER) alice_moves = !alice_moves;
            left = row[i];
            cells = 0;
        }
        const bool alice_wins = alice_moves == (nim_sum != 0);
        std::cout << "Case " << test << (alice_wins ? ": Yes\n" : ": No\n");
    }
    return 0;
}
