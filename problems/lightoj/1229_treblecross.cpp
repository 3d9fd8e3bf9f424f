// LightOJ 1229 - Treblecross
// https://lightoj.com/problem/treblecross
// Game:      A row of cells, some with a cross, no three side by side. Both
//            players mark a free cell with a cross. The player who makes three
//            crosses side by side wins at once. For each case print every cell,
//            counted from 1, where a cross wins, or 0 if there is none.
// Idea:      Try each cell. A move that makes three crosses wins. Any other
//            move that leaves two crosses at distance 1 or 2 loses. Else the
//            rest is the game of POJ 3537 (proof: lesson 7). A cell is safe if
//            it is three cells or more away from every cross. A move wins iff
//            the rows of safe cells that it leaves have nim-sum (xor) 0:
//            row    0  1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16
//            value  0  1  1  1  2  2  0  3  3  1  1  1  0  4  3  3  3
// Limits:    1 <= T <= 200, 3 <= length of row <= 200
// Time:      O(200^2) once, then O(n^2) per case
// Beware:    wrong_gap_in_the_middle.cpp: X.X is a threat as well as XX.
// Topics:    octal-game, sprague-grundy, splitting
// Lesson:    07
#include <algorithm>
#include <iostream>
#include <string>

int grundy[201];  // of rows of safe cells

bool contains(const std::string& row, const char* part) {
    return row.find(part) != std::string::npos;
}

// Does the player win who has left this row to the opponent?
bool previous_player_wins(const std::string& row) {
    if (contains(row, "XXX")) return true;
    if (contains(row, "XX") || contains(row, "X.X")) return false;
    int nim_sum = 0;
    int safe_cells = 0;  // those since the last cross
    for (int i = 0; i < int(row.size()); ++i) {
        if (row[i] == 'X') {
            nim_sum ^= grundy[std::max(safe_cells - 2, 0)];
            safe_cells = -2;
        } else {
            ++safe_cells;
        }
    }
    return nim_sum == grundy[std::max(safe_cells, 0)];
}

int main() {
    // seen_from[v]: the last row with an option of value v. The values of rows
    // are at most 17, so xors are below 32.
    int seen_from[32] = {};
    for (int row = 1; row <= 200; ++row) {
        for (int a = 0, b = row - 1; a <= b; ++a, --b) {
            const int left = std::max(a - 2, 0), right = std::max(b - 2, 0);
            seen_from[grundy[left] ^ grundy[right]] = row;
        }
        while (seen_from[grundy[row]] == row) ++grundy[row];
    }
    int tests;
    std::string row;
    std::cin >> tests;
    for (int test = 1; test <= tests; ++test) {
        std::cin >> row;
        std::cout << "Case " << test << ':';
        bool wins = false;
        for (int i = 0; i < int(row.size()); ++i) {
            if (row[i] == 'X') continue;
            row[i] = 'X';
            if (previous_player_wins(row)) {
                std::cout << ' ' << i + 1;
                wins = true;
            }
            row[i] = '.';
        }
        std::cout << (wins ? "\n" : " 0\n");
    }
    return 0;
}
