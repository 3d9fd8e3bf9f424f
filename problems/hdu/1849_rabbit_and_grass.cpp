// HDU 1849 - Rabbit and Grass
// https://acm.hdu.edu.cn/showproblem.php?pid=1849
// Game:      Pieces on a row of squares 0, 1, 2, ... A move shifts one piece
//            any positive number of squares towards square 0; pieces may share
//            a square. Whoever cannot move loses; Rabbit moves first. Print
//            who wins.
// Idea:      A piece on square k can go to each of 0..k-1, just as a pile of k
//            stones can shrink, and pieces do not hinder each other: this is
//            Nim. By Bouton's theorem Rabbit wins iff the nim-sum (xor) of the
//            squares is not 0.
//            Pieces on 3, 5, 8:  0011 xor 0101 xor 1000 = 1110, so Rabbit wins:
//            he moves 8 -> 6, and 0011 xor 0101 xor 0110 = 0.
// Proof:     From nim-sum 0 every move leads to a nonzero nim-sum, because it
//            changes exactly one number of the xor. From a nim-sum s > 0 some
//            move leads to 0: some square k has a 1 in the highest binary place
//            of s, so (k xor s) < k, and the move k -> (k xor s) makes the
//            nim-sum s xor s = 0. Whoever always leaves nim-sum 0 makes the
//            last move, because every game ends with all pieces on square 0.
// Limits:    1 <= m <= 1000 pieces, 0 <= k <= 1000, any number of games
// Time:      O(m) per game
// Beware:    wrong_unpaired_piece.cpp: pieces on the same square cancel, but
//            nim-sum 0 does not need pairs: 1 xor 2 xor 3 = 0.
// Topics:    nim
// Lesson:    04
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
    int m, square;
    while (read(m) && m > 0) {
        int nim_sum = 0;
        for (; m > 0; --m) {
            read(square);
            nim_sum ^= square;
        }
        std::cout << (nim_sum ? "Rabbit Win!\n" : "Grass Win!\n");
    }
    return 0;
}
