// CSES 1099 - Stair Game
// https://cses.fi/problemset/task/1099
// Game:      Stairs 1 to n with balls on them. A move takes one or more balls
//            from one stair k > 1 down to stair k - 1. Whoever cannot move, as
//            all balls are on stair 1, loses. For each test: first if the
//            player to move wins, else second.
// Idea:      Staircase Nim, with stair 1 as the ground: only stairs 2, 4, 6,
//            ... count, and they are the heaps of Nim. The player to move wins
//            iff their nim_sum (xor) is not 0.
//            - From such a stair balls go to one that does not count, as if
//              they left a heap.
//            - Balls that the opponent brings to such a stair, from the odd one
//              above it, can be taken on at once to the odd one below.
//            Balls 5 1 4 1: stairs 2 and 4 hold 1 each, so the player to move
//            loses. After 4 balls went from stair 3 to 2, they go on to 1.
// Proof:     A move changes one of the heaps, so from nim_sum 0 it leads to
//            another. If nim_sum is not 0, take balls from an even stair by the
//            winning move of Nim. In the end all heaps are empty: nim_sum 0.
// Limits:    1 <= t <= 2 * 10^5, 1 <= n <= 2 * 10^5, at most 2 * 10^5 stairs in
//            all, 0 <= balls <= 10^9
// Time:      O(n) per test
// Beware:    wrong_from_top.cpp: every second stair from the bottom counts, not
//            from the top; this passes the sample, and fails on 1 0.
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

// snippet: staircase_nim
// What coins on the stair of this height add to the nim-sum.
template <class Integer>
Integer staircase_value(int height, Integer coins) {
    assert(height >= 0 && coins >= 0);
    return height % 2 == 1 ? coins : 0;
}
// end snippet

int main() {
    std::ios::sync_with_stdio(false);
    int tests, n, balls;
    for (read(tests); tests > 0; --tests) {
        read(n);
        int nim_sum = 0;
        for (int k = 1; k <= n; ++k) {
            read(balls);
            nim_sum ^= staircase_value(k - 1, balls);
        }
        std::cout << (nim_sum ? "first\n" : "second\n");
    }
    return 0;
}
