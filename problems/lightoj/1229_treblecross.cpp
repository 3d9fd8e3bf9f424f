// LightOJ 1229 - Treblecross
// https://lightoj.com/problem/treblecross
// Game:      A row of cells, some with a cross, no three of them side by side.
//            Both players mark a free cell with a cross. Whoever makes three
//            crosses stand side by side wins at once. For each case: every
//            cell, counted from 1, where the player to move can put a cross
//            and win, or 0 if there is none.
// Idea:      Whoever leaves two crosses at distance 1 or 2 loses, if he has not
//            just made three: the opponent completes them. Otherwise a cell is
//            safe if it is three cells or more away from every cross, and
//            whoever marks the last safe cell wins. A cross takes its own cell
//            and up to two on either side out of a row of safe cells:
//                cells taken  where the cross stands    rows left  digit
//                1 or 2       in a row of 1 or 2 cells  0            1
//                3            at an end                 0 or 1       3
//                4            next to an end            0 or 1       3
//                5            elsewhere                 0, 1 or 2    7
//            This is the octal game 0.11337. So by Sprague-Grundy a player wins
//            iff he leaves rows of safe cells with the nim-sum 0.
//            row     0  1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16
//            grundy  0  1  1  1  2  2  0  3  3  1  1  1  0  4  3  3  3
// Proof:     Two crosses at distance 1 or 2 that are not part of three stand on
//            three cells side by side whose third one is free, as n >= 3. If
//            there are none, no move makes three. Then if no cell is safe, any
//            cross is at distance 1 or 2 from another one, and some cell is
//            free. So whoever makes the last safe move wins.
// Limits:    1 <= T <= 200, 3 <= length of row <= 200
// Time:      O(n^2) per case
// Beware:    wrong_other_cells_too.cpp: where a cross can make three, every
//            other cell loses.
// Beware:    wrong_gap_in_the_middle.cpp: X.X is a threat as well as XX.
// Topics:    octal-game, sprague-grundy, splitting
// Lesson:    07
// Standard:  C++98
#include <algorithm>
#include <cassert>
#include <iostream>
#include <string>
#include <vector>

// snippet: octal_game
// Grundy values of rows of 0..max_row beads in the octal game of this code. Its
// k-th digit after "0." says what taking k beads side by side may leave of the
// row: it is the sum of 1 for nothing, 2 for one row, 4 for two rows.
inline std::vector<int> octal_game_values(int max_row,
                                          const std::string& code) {
    assert(max_row >= 0 && code.substr(0, 2) == "0.");
    std::vector<int> takes, digits;  // what may be taken, what it may leave
    for (int k = 1; k + 1 < int(code.size()); ++k) {
        const int digit = code[k + 1] - '0';
        assert(0 <= digit && digit <= 7);
        if (digit != 0) {
            takes.push_back(k);
            digits.push_back(digit);
        }
    }
    std::vector<int> grundy(max_row + 1);
    // seen_from[v]: the last row with an option of value v, at first none. Its
    // size is a power of two above all values, so it has room for nim-sums.
    std::vector<int> seen_from(1);
    for (int row = 1; row <= max_row; ++row) {
        for (int i = 0; i < int(takes.size()) && takes[i] <= row; ++i) {
            const int rest = row - takes[i];
            if (digits[i] & (rest > 0 ? 2 : 1)) seen_from[grundy[rest]] = row;
            if (digits[i] & 4)
                for (int a = 1, b = rest - 1; a <= b; ++a, --b)
                    seen_from[grundy[a] ^ grundy[b]] = row;
        }
        const int size = int(seen_from.size());
        int& mex = grundy[row];
        while (mex < size && seen_from[mex] == row) ++mex;
        if (mex == size) seen_from.resize(2 * size);
    }
    return grundy;
}
// end snippet

// The rule of the game: how many safe cells a cross takes, and what it leaves.
const char SAFE_CROSS[] = "0.11337";

bool contains(const std::string& row, const char* part) {
    return row.find(part) != std::string::npos;
}

// Does the player win who has left this row to the opponent?
bool previous_player_wins(const std::string& row,
                          const std::vector<int>& grundy) {
    if (contains(row, "XXX")) return true;
    if (contains(row, "XX") || contains(row, "X.X")) return false;
    int nim_sum = 0, safe_cells = 0;  // since the last cross
    for (int cell = 0; cell < int(row.size()); ++cell) {
        if (row[cell] == 'X') {
            nim_sum ^= grundy[std::max(safe_cells - 2, 0)];
            safe_cells = -2;
        } else {
            ++safe_cells;
        }
    }
    return nim_sum == grundy[std::max(safe_cells, 0)];
}

int main() {
    const int MAX_CELLS = 200;
    const std::vector<int> grundy = octal_game_values(MAX_CELLS, SAFE_CROSS);
    int tests;
    std::string row;
    std::cin >> tests;
    for (int test = 1; test <= tests; ++test) {
        std::cin >> row;
        std::cout << "Case " << test << ':';
        bool wins = false;
        for (int cell = 0; cell < int(row.size()); ++cell) {
            std::string after = row;
            after[cell] = 'X';
            if (row[cell] == 'X' || !previous_player_wins(after, grundy))
                continue;
            std::cout << ' ' << cell + 1;
            wins = true;
        }
        std::cout << (wins ? "\n" : " 0\n");
    }
    return 0;
}
