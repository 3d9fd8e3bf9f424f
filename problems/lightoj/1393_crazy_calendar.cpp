// LightOJ 1393 - Crazy Calendar
// https://lightoj.com/problem/crazy-calendar
// Game:      A grid of R rows and C columns with some coins in each cell. A
//            move carries one or more coins of one cell together to the next
//            cell on the right or to the next cell below. Whoever makes the
//            last move wins. Print win if the player who moves first does,
//            else lose.
// Idea:      Staircase Nim. The height of a cell is the number of moves from it
//            to the bottom right cell, where coins stay:
//                4 3 2 1
//                3 2 1 0    R = 2, C = 4
//            Only the coins at odd heights count, and each of these cells is a
//            pile of Nim: the first player wins iff nim_sum, their xor, is not
//            0. Coins that go from an even height to an odd one are no help,
//            for the other player carries them on.
// Proof:     Each move goes one height down, so it changes just one of the
//            piles, and turns a nim_sum of 0 into another. If nim_sum is not 0,
//            some pile has a 1 in the highest binary place of nim_sum. It can
//            be cut to pile ^ nim_sum, which is less, and the xor is 0 then.
//            When no move is left, all piles are empty and nim_sum is 0.
// Limits:    1 <= T <= 100; 1 <= R, C <= 50000 with at most 50000 cells; 0 <=
//            coins <= 10^9 in a cell
// Time:      O(R C) per test
// Beware:    wrong_height_from_top_left.cpp: counts moves from the top left
//            cell. Their number has the parity of the height iff R + C is even.
// Beware:    wrong_all_cells.cpp: the coins at even heights do not count.
// Topics:    staircase-nim, nim
// Lesson:    05
#include <cassert>
#include <cstdio>
#include <iostream>
#include <limits>

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
    int tests, rows, columns, coins;
    read(tests);
    for (int test = 1; test <= tests; ++test) {
        read(rows);
        read(columns);
        int nim_sum = 0;
        for (int below = rows - 1; below >= 0; --below)
            for (int right = columns - 1; right >= 0; --right) {
                read(coins);
                if ((below + right) % 2 == 1) nim_sum ^= coins;
            }
        std::cout << "Case " << test << (nim_sum ? ": win\n" : ": lose\n");
    }
    return 0;
}
