// CSES 1730 - Nim Game I
// https://cses.fi/problemset/task/1730
// Game:      n heaps of sticks. A move takes one or more sticks from one heap;
//            whoever takes the last stick wins. For each test: first if the
//            player to move wins, else second.
// Idea:      Bouton's theorem: the player to move wins iff nim_sum, the xor of
//            the heaps, is not 0. From 3, 4 and 6 he makes the first heap 2,
//            which leaves nim_sum 0:
//                heaps 3 4 6      heaps 2 4 6
//                      0 1 1            0 1 0
//                      1 0 0            1 0 0
//                      1 1 0            1 1 0
//                nim_sum 0 0 1          0 0 0     in binary, by columns
// Proof:     At nim_sum 0 a move changes one heap, so nim_sum is not 0 then.
//            Else some heap has a 1 in the highest place where nim_sum has one.
//            So heap xor nim_sum is less than the heap. Leave so many sticks,
//            and nim_sum is 0. The end, no sticks, has nim_sum 0, too.
// Limits:    1 <= t <= 2 * 10^5, 1 <= n <= 2 * 10^5, at most 2 * 10^5 heaps in
//            all, 1 <= heap <= 10^9
// Time:      O(n) per test
// Beware:    wrong_parity.cpp: whether the sticks are odd in number is only the
//            lowest place; it passes the sample, and fails on 1 3.
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
    int tests, n, heap;
    for (read(tests); tests > 0; --tests) {
        int nim_sum = 0;
        for (read(n); n > 0; --n) {
            read(heap);
            nim_sum ^= heap;
        }
        std::cout << (nim_sum ? "first\n" : "second\n");
    }
    return 0;
}
