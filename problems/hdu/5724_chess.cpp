// HDU 5724 - Chess
// https://acm.hdu.edu.cn/showproblem.php?pid=5724
// Game:      Pieces on n rows of 20 squares, at most one on a square. A move
//            takes one piece to the first free square to its right in the same
//            row, over the pieces between. Whoever cannot move loses; Alice
//            moves first. For each case: YES if Alice wins, else NO.
// Idea:      Staircase Nim in disguise (lesson 5). A piece stands on stair s
//            if s squares of its row are free to its right:
//                             . o o . o o o . . o o .
//                      stair    4 4   3 3 3     1 1
//            The pieces of a stair stand side by side. A move fills the free
//            square to their right and carries any number of them one stair
//            down: the i-th from the right, and the i - 1 that it jumps over.
//            Pieces further left keep their stair, as one free square takes the
//            place of another. So Alice wins iff the nim-sum (xor) of the
//            numbers of pieces on the odd stairs, of all rows, is not 0. Here
//            it is 3 xor 2 = 1: she moves one piece of stair 3 down to stair 2.
// Proof:     The game ends, as each move leads downwards, with all pieces on
//            stairs 0. If the nim-sum is not 0, Alice makes the winning move of
//            Nim on the odd stairs; the pieces come to an even stair. Then the
//            nim-sum is 0, and each move of Bob makes it different from 0, as
//            it changes just one odd stair, the one it leaves or the one it
//            reaches. So Alice always has a move. If the nim-sum is 0 at first,
//            the roles are exchanged.
// Limits:    1 <= T <= 100, 1 <= n <= 1000, 1 <= m <= 20 (m > 0 is assumed),
//            1 <= p <= 20 for the columns of the pieces
// Time:      O(20) per row
// Beware:    wrong_one_step.cpp: without the jump only parity would count, and
//            the sample does not tell the two games apart.
// Topics:    staircase-nim, nim
// Lesson:    05
#include <cassert>
#include <cstdio>
#include <iostream>
#include <limits>

const int COLUMNS = 20;

// The nim-sum of the odd stairs of a row; bit c is a piece in column c.
int odd_stairs(int row) {
    int nim_sum = 0, stair = 0, pieces = 0;
    for (int column = COLUMNS; column >= 0; --column)
        if (row >> column & 1) {
            ++pieces;
        } else {  // a free square or the left end: the stair is complete
            if (stair % 2 == 1) nim_sum ^= pieces;
            ++stair;
            pieces = 0;
        }
    return nim_sum;
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
    int tests, n, m, column;
    for (read(tests); tests > 0; --tests) {
        int nim_sum = 0;
        for (read(n); n > 0; --n) {
            int row = 0;
            for (read(m); m > 0; --m) {
                read(column);
                row |= 1 << column;
            }
            nim_sum ^= odd_stairs(row);
        }
        std::cout << (nim_sum ? "YES\n" : "NO\n");
    }
    return 0;
}
