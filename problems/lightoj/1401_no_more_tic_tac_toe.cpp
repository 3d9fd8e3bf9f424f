// LightOJ 1401 - No More Tic-tac-toe
// https://lightoj.com/problem/no-more-tic-tac-toe
// Game:      A row of n cells, some marked X or O, no two equal marks side by
//            side. A move puts an X or an O on a free cell, so that this stays
//            true. A player who cannot move loses. Alice began with the empty
//            row, so she is to move iff the number of marks is even. For each
//            case print Yes if Alice can win, else No.
// Idea:      The marks cut the row into gaps of free cells, which are a sum. A
//            gap has the value
//                cells mod 2  without a mark at either end (the empty row)
//                cells        with a mark at one end, the border at the other
//                1            between two equal marks
//                0            between two different marks
//            (proof: lesson 8). Sprague-Grundy (lesson 6): the player to move
//            wins iff the xor of the values is not 0. The gaps of X...O.. have
//            0 and 2. An X on the last cell wins: it leaves O.X, worth 0.
// Limits:    1 <= T <= 10000, 1 <= length of row <= 100
// Time:      O(n) per case
// Topics:    sprague-grundy, splitting
// Lesson:    08
#include <iostream>
#include <string>

const char BORDER = '|';

// The Grundy value of a gap between these two marks or borders. Between equal
// marks there is at least one cell.
int gap_value(int cells, char left, char right) {
    if (left == BORDER && right == BORDER) return cells % 2;
    if (left == BORDER || right == BORDER) return cells;
    return left == right ? 1 : 0;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int tests;
    std::string row;
    std::cin >> tests;
    for (int test = 1; test <= tests; ++test) {
        std::cin >> row;
        row = BORDER + row + BORDER;
        int nim_sum = 0, marks = 0, last = 0;  // the last mark or border
        for (int i = 1; i < int(row.size()); ++i) {
            if (row[i] == '.') continue;
            nim_sum ^= gap_value(i - last - 1, row[last], row[i]);
            if (row[i] != BORDER) ++marks;
            last = i;
        }
        const bool alice_moves = marks % 2 == 0;
        const bool alice_wins = alice_moves == (nim_sum != 0);
        std::cout << "Case " << test << (alice_wins ? ": Yes\n" : ": No\n");
    }
    return 0;
}
