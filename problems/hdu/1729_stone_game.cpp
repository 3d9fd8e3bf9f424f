// HDU 1729 - Stone Game
// https://acm.hdu.edu.cn/showproblem.php?pid=1729
// Game:      N boxes. A box of size s holds c stones. A move puts 1 to c * c
//            stones into one box that holds c, at most as many as fit. Whoever
//            cannot move loses. For each case: its number on a line, then Yes
//            on another line if the first player wins, else No.
// Idea:      Each box is a game of its own, so by Sprague-Grundy the first
//            player wins iff the nim-sum of g(s, c) over the boxes is not 0.
//            Let t be the largest number with t + t * t < s: one move cannot
//            fill a box that holds t, but one that holds more.
//            If c > t, each content up to s is one move away: g(s, c) = s - c.
//            If c = t, each move leads to such a content below s: g(s, t) = 0.
//            If c < t, the game is to reach t, as if t were the size: g(s, c) =
//            g(t, c). With s = 13 and t = 3, g(13, 2) = g(3, 2) = 1:
//            c         0  1  2  3  4  5  6  7  8  9 10 11 12 13
//            g(13, c)  0  0  1  0  9  8  7  6  5  4  3  2  1  0
// Proof:     Downwards from c = s. For c > t: moves lead to c+1..s with the
//            values s-c-1..0, so g(s, c) = s - c. For c = t: moves lead to
//            t+1..t+t*t, all below s, with values > 0, so g(s, t) = 0. For
//            c < t: contents up to t have the values that they have in a box of
//            size t, and g(t, c) <= t - c is the mex of those in reach. Moves
//            past t make no difference: they lead to contents of at most
//            c + c * c <= t * t - t, whose values are more than 2 t.
// Limits:    N <= 50, 0 <= c <= s <= 10^6, any number of cases
// Time:      O(log log s) per box: each step goes to about the root of s
// Beware:    wrong_zero_from_t_down.cpp: below t the game goes on, with t for
//            the size.
// Beware:    wrong_fills_at_last.cpp: t + t * t = s fills the box.
// Topics:    sprague-grundy, pattern
// Lesson:    07
// Standard:  C++98
#include <cassert>
#include <cmath>
#include <cstdio>
#include <iostream>
#include <limits>

// The Grundy value of a box; nothing can be put into an empty one.
int grundy(int size, int stones) {
    if (stones == 0) return 0;
    int t = int(std::sqrt(double(size)));
    while (t + t * t >= size) --t;
    return stones > t ? size - stones : grundy(t, stones);
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
    int n, size, stones;
    for (int number = 1; read(n) && n > 0; ++number) {
        int nim_sum = 0;
        for (; n > 0; --n) {
            read(size);
            read(stones);
            nim_sum ^= grundy(size, stones);
        }
        std::cout << "Case " << number << (nim_sum ? ":\nYes\n" : ":\nNo\n");
    }
    return 0;
}
