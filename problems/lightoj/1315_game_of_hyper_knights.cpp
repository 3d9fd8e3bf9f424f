// LightOJ 1315 - Game of Hyper Knights
// https://lightoj.com/problem/game-of-hyper-knights
// Game:      n knights on a board with rows and columns 0, 1, 2, ...; knights
//            may share a cell. A move changes (row, column) of one knight by
//            (+1,-2), (-2,+1), (-1,-2), (-2,-1), (-1,-3) or (-3,-1) and keeps
//            it on the board. A player who cannot move loses. Alice moves
//            first. For each case print the name of the winner, Alice or Bob.
// Idea:      The value g of a cell is the mex of g over the cells that its
//            jumps reach. Every jump lowers row + column: fill the board in the
//            order of that sum. Row 0 begins 0 0 1 1 0 0 0 1, row 1 begins
//            0 0 2 1 3 0 2 1. Sprague-Grundy (lesson 6): Alice wins iff the xor
//            of g over the knights is not 0.
// Limits:    1 <= T <= 200, 1 <= n <= 1000, 0 <= row, column <= 499
// Time:      O(999^2) once, then O(1) per knight
// Beware:    wrong_board_of_500.cpp: a jump can leave the 500 x 500 cells.
// Topics:    sprague-grundy, mex
// Lesson:    06
#include <iostream>

const int JUMPS[6][2] = {{1, -2},  {-2, 1},  {-1, -2},
                         {-2, -1}, {-1, -3}, {-3, -1}};

int grundy[999][999];

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    for (int sum = 0; sum <= 998; ++sum)
        for (int row = 0; row <= sum; ++row) {
            const int column = sum - row;
            bool is_option[7] = {};
            for (int i = 0; i < 6; ++i) {
                const int r = row + JUMPS[i][0], c = column + JUMPS[i][1];
                if (r >= 0 && c >= 0) is_option[grundy[r][c]] = true;
            }
            while (is_option[grundy[row][column]]) ++grundy[row][column];
        }
    int tests, n, row, column;
    std::cin >> tests;
    for (int test = 1; test <= tests; ++test) {
        int nim_sum = 0;
        for (std::cin >> n; n > 0; --n) {
            std::cin >> row >> column;
            nim_sum ^= grundy[row][column];
        }
        std::cout << "Case " << test
                  << (nim_sum != 0 ? ": Alice\n" : ": Bob\n");
    }
    return 0;
}
