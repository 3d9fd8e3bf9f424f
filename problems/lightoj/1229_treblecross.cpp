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
//            whoever marks the last safe cell wins. In a row of safe cells, a
//            cross with a cells on its left and b on its right leaves a - 2 and
//            b - 2 of them safe, or 0. These rows are a sum, so by
//            Sprague-Grundy (lesson 6 proves it) a player wins iff he leaves
//            rows of safe cells with the nim-sum (xor) 0 of their values
//            grundy[n] = mex{ grundy[a-2] xor grundy[b-2] : a + b = n - 1 },
//            the least number >= 0 that is missing, with 0 for rows below 0.
//            (It is the octal game 0.11337.)
//            n       0  1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16
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
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

const int MAX_CELLS = 200;

// The rule of the game: the values of rows of safe cells.
std::vector<int> row_values() {
    std::vector<int> grundy(MAX_CELLS + 1);
    for (int row = 1; row <= MAX_CELLS; ++row) {
        // a and b can change places, so there are at most 100 options: values
        // are below 128, and so are nim-sums.
        std::vector<bool> seen(128);
        for (int a = 0, b = row - 1; a <= b; ++a, --b)
            seen[grundy[std::max(a - 2, 0)] ^ grundy[std::max(b - 2, 0)]] =
                true;
        while (seen[grundy[row]]) ++grundy[row];
    }
    return grundy;
}

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
    const std::vector<int> grundy = row_values();
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
