// CSES 1098 - Nim Game II
// https://cses.fi/problemset/task/1098
// Game:      n heaps of sticks. A move takes one, two or three sticks from one
//            heap; whoever takes the last stick wins. For each test: first if
//            the player to move wins, else second.
// Idea:      Each heap is a game of its own and a move is made in one of them:
//            by Sprague-Grundy (lesson 6 proves it) the player to move wins
//            iff the nim-sum (xor) of their Grundy values is not 0. The value
//            of a heap is the mex of those that its moves leave, the least
//            number >= 0 that is missing. It is heap % 4:
//                heap   0  1  2  3  4  5  6  7  8
//                value  0  1  2  3  0  1  2  3  0
// Proof:     The values of 0, 1, 2 and 3 are those of Nim. From a larger heap a
//            move leads to the three before it. Among four in a row all of 0,
//            1, 2, 3 occur once, so the mex of the three is the missing one.
// Limits:    1 <= t <= 2 * 10^5, 1 <= n <= 2 * 10^5, at most 2 * 10^5 heaps in
//            all, 1 <= heap <= 10^9
// Time:      O(n) per test
// Beware:    wrong_sum.cpp: the remainders are not added: 1 3 is won, by taking
//            two from 3.
// Topics:    bachet, sprague-grundy
// Lesson:    06
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

// The rule of the game: of a heap from which 1 to 3 are taken.
int grundy(int heap) { return heap % 4; }

int main() {
    std::ios::sync_with_stdio(false);
    int tests, n, heap;
    for (read(tests); tests > 0; --tests) {
        int nim_sum = 0;
        for (read(n); n > 0; --n) {
            read(heap);
            nim_sum ^= grundy(heap);
        }
        std::cout << (nim_sum ? "first\n" : "second\n");
    }
    return 0;
}
