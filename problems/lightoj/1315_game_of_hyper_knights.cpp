// LightOJ 1315 - Game of Hyper Knights
// https://lightoj.com/problem/game-of-hyper-knights
// Game:      n knights on a board with rows 0, 1, 2, ... and columns 0, 1, 2,
//            ...; knights may share a cell. A move takes one knight by one of
//            six jumps and keeps it on the board. The jumps change (row,
//            column) by (+1,-2), (-2,+1), (-1,-2), (-2,-1), (-1,-3) or (-3,-1).
//            Whoever cannot move loses; Alice moves first. For each case: the
//            name of the winner, Alice or Bob.
// Idea:      Each knight is a game of its own, so by Sprague-Grundy Alice wins
//            iff the nim-sum of g over the knights is not 0, where g of a cell
//            is the mex of g over the cells that its jumps reach. Every jump
//            lowers row + column: fill the board in the order of that sum.
//            column  0  1  2  3  4  5  6  7  8  9 10 11
//            row 0   0  0  1  1  0  0  0  1  0  0  0  0
//            row 1   0  0  2  1  3  0  2  1  1  3  2  1
//            row 2   1  2  2  2  3  3  2  2  3  3  2  2
//            Bits find the mex of six values at once. A cell of value g holds
//            1 << g, a place off the board holds 0, and the lowest bit that
//            none of the six holds is 1 << mex.
//            The jumps come in pairs with row and column exchanged, so the
//            board is symmetric: each cell is filled with its mirror image.
// Limits:    1 <= T <= 200, 1 <= n <= 1000, 0 <= row and column < 500. A
//            knight may leave the first 500 rows and columns, but their sum
//            never grows above 998.
// Time:      O(999^2) once, then O(1) per knight
// Memory:    1 MB
// Beware:    wrong_board_of_500.cpp: without the cells beyond row or column
//            499, some jumps are missing.
// Beware:    wrong_row_by_row.cpp: in the order of rows, the jump one row down
//            finds a cell that is not filled yet.
// Topics:    sprague-grundy, mex
// Lesson:    06
// Standard:  C++98
#include <cassert>
#include <cstdio>
#include <iostream>
#include <limits>
#include <vector>

const int DIAGONALS = 999;        // row + column <= 998
const int WIDTH = DIAGONALS + 3;  // a row with three places off the board

int step(int rows, int columns) { return rows * WIDTH + columns; }

// The rule of the game: the values of the options of a cell, as bits.
int option_values(const unsigned char* cell) {
    return cell[step(1, -2)] | cell[step(-2, 1)] | cell[step(-1, -2)] |
           cell[step(-2, -1)] | cell[step(-1, -3)] | cell[step(-3, -1)];
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
    std::vector<unsigned char> cells((3 + DIAGONALS) * WIDTH);
    unsigned char* const board = &cells[step(3, 3)];  // the cell (0, 0)
    for (int diagonal = 0; diagonal < DIAGONALS; ++diagonal)
        for (int row = 0, column = diagonal; row <= column; ++row, --column) {
            const int values = option_values(board + step(row, column));
            board[step(row, column)] = board[step(column, row)] =
                static_cast<unsigned char>(~values & (values + 1));
        }
    int tests, n, row, column;
    read(tests);
    for (int test = 1; test <= tests; ++test) {
        int odd_values = 0;  // the values of an odd number of knights, as bits
        for (read(n); n > 0; --n) {
            read(row);
            read(column);
            odd_values ^= board[step(row, column)];
        }
        int nim_sum = 0;
        for (int value = 0; value <= 6; ++value)
            if (odd_values >> value & 1) nim_sum ^= value;
        std::cout << "Case " << test << (nim_sum ? ": Alice\n" : ": Bob\n");
    }
    return 0;
}
