// LightOJ 1315 - Game of Hyper Knights
// https://lightoj.com/problem/game-of-hyper-knights
// Game:      n knights on a board with rows 0, 1, 2, ... and columns 0, 1, 2,
//            ...; knights may share a cell. A move takes one knight by one of
//            six jumps and keeps it on the board. The jumps change (row,
//            column) by (+1,-2), (-2,+1), (-1,-2), (-2,-1), (-1,-3) or (-3,-1).
//            Whoever cannot move loses; Alice moves first. For each case: the
//            name of the winner, Alice or Bob.
// Idea:      Each knight is a game of its own, so by Sprague-Grundy (lesson 6
//            proves it) Alice wins iff the nim-sum (xor) of g over the knights
//            is not 0, where g of a cell is the mex of g over the cells that
//            its jumps reach: the least number >= 0 that is missing. Every jump
//            lowers row + column: fill the board in the order of that sum. With
//            each jump there is its mirror image, so g(column, row) is the same
//            as g(row, column): half of the cells are enough.
//            column  0  1  2  3  4  5  6  7  8  9 10 11
//            row 0   0  0  1  1  0  0  0  1  0  0  0  0
//            row 1   0  0  2  1  3  0  2  1  1  3  2  1
//            row 2   1  2  2  2  3  3  2  2  3  3  2  2
// Limits:    1 <= T <= 200, 1 <= n <= 1000, 0 <= row and column < 500. A
//            knight may leave the first 500 rows and columns, but their sum
//            never grows above 998.
// Time:      O(999^2) once, then O(1) per knight
// Memory:    4 MB
// Beware:    wrong_board_of_500.cpp: without the cells beyond row or column
//            499, some jumps are missing.
// Beware:    wrong_row_by_row.cpp: in the order of rows, the jump one row down
//            finds a cell that is not filled yet.
// Topics:    sprague-grundy, mex
// Lesson:    06
#include <cassert>
#include <cstdio>
#include <iostream>
#include <limits>
#include <vector>

typedef std::vector<std::vector<int> > Board;

const int MAX_SUM = 998;  // of row and column

// The rule of the game: the value of a cell, from those that its jumps reach.
int cell_value(int row, int column, const Board& board) {
    const int JUMPS[6][2] = {{1, -2},  {-2, 1},  {-1, -2},
                             {-2, -1}, {-1, -3}, {-3, -1}};
    bool seen[7] = {};
    for (int i = 0; i < 6; ++i) {
        const int r = row + JUMPS[i][0], c = column + JUMPS[i][1];
        if (r >= 0 && c >= 0) seen[board[r][c]] = true;
    }
    int mex = 0;
    while (seen[mex]) ++mex;
    return mex;
}

// snippet: fast_input
// Reads the next integer of standard input; 0 and false at its end.
template <class Integer>
bool read(Integer& number) {
    std::streambuf& input = *std::cin.rdbuf();
    number = 0;
    int c = input.sbumpc();
    for (; c < '0' || c > '9'; c = input.sbumpc()) {
        assert(c != '-');  // no negative numbers
        if (c == EOF) return false;
    }
    const Integer most = std::numeric_limits<Integer>::max();
    Integer n = 0;  // a local variable is faster than the reference
    for (; c >= '0' && c <= '9'; c = input.sbumpc()) {
        assert(n < most / 10 || n <= (most - (c - '0')) / 10);
        n = Integer(n * 10 + Integer(c - '0'));
    }
    number = n;
    return true;
}
// end snippet

int main() {
    std::ios::sync_with_stdio(false);
    Board board(MAX_SUM + 1, std::vector<int>(MAX_SUM + 1));
    for (int sum = 0; sum <= MAX_SUM; ++sum)
        for (int row = 0, column = sum; row <= column; ++row, --column)
            board[row][column] = board[column][row] =
                cell_value(row, column, board);
    int tests, n, row, column;
    read(tests);
    for (int test = 1; test <= tests; ++test) {
        int nim_sum = 0;
        for (read(n); n > 0; --n) {
            read(row);
            read(column);
            nim_sum ^= board[row][column];
        }
        std::cout << "Case " << test << (nim_sum ? ": Alice\n" : ": Bob\n");
    }
    return 0;
}
