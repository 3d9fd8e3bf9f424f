// HDU 1729 - Stone Game
// https://acm.hdu.edu.cn/showproblem.php?pid=1729
// Game:      N boxes. A box of size s holds c stones. A move puts 1 to c * c
//            stones into one box that holds c, at most as many as fit. Whoever
//            cannot move loses. For each case: `Case 1:` with its number, then
//            on another line Yes if the first player wins, else No. N = 0 ends
//            the input.
// Idea:      Each box is a game of its own. By Sprague-Grundy (lesson 6 proves
//            it) the first player wins iff the nim-sum (xor) of g(s, c) over
//            the boxes is not 0; g is the mex (least number >= 0 that is
//            missing) of the values that one move leads to. For s > 0 let t be
//            the largest number with t + t * t < s: one move can fill a box
//            that holds more than t, but not one that holds t. Then
//                g(s, c) = s - c if c > t, 0 if c = t, and g(t, c) if c < t.
//            A box with s = 0 or c = 0 has no move, g = 0. For s = 13, t = 3:
//            c         0  1  2  3  4  5  6  7  8  9 10 11 12 13
//            g(13, c)  0  0  1  0  9  8  7  6  5  4  3  2  1  0
// Proof:     c > t: the moves lead to c + 1, ..., s, of the values s - c - 1,
//            ..., 0 by induction. So g(s, c) = s - c.
//            c = t: the moves lead to t + 1, ..., t + t * t, all less than s
//            and more than t, of values > 0. So g(s, t) = 0.
//            c < t, by induction from c = t - 1 down: moves to contents of at
//            most t lead to the same values as in a box of the size t. Their
//            mex is g(t, c) <= t - c, as t - c moves can be made at most. Moves
//            past t lead to contents of at most c + c * c <= (t - 1) * t. The
//            values there are s - t * t + t and more, above 2 * t as s > t +
//            t * t. They exceed g(t, c) and do not change the mex. So g(s, c) =
//            g(t, c): the game is to reach t.
// Limits:    1 <= N <= 50, 0 <= s, c <= 10^6, c <= s, any number of cases
// Time:      O(log log s) per box: each step goes to about the root of s
// Beware:    wrong_zero_from_t_down.cpp: below t the game goes on, with t for
//            the size.
// Beware:    wrong_fills_at_last.cpp: t + t * t = s fills the box.
// Topics:    sprague-grundy, pattern
// Lesson:    07
#include <cmath>
#include <iostream>

// The Grundy value g(s, c) of a box.
int grundy(int size, int stones) {
    if (stones == 0) return 0;             // also if size is 0
    int t = int(std::sqrt(double(size)));  // or one more than t
    while (t + t * t >= size) --t;
    return stones > t ? size - stones : grundy(t, stones);  // g(t, t) = 0
}

int main() {
    std::ios::sync_with_stdio(false);
    int n, size, stones;
    for (int number = 1; std::cin >> n && n > 0; ++number) {
        int nim_sum = 0;
        for (; n > 0; --n) {
            std::cin >> size >> stones;
            nim_sum ^= grundy(size, stones);
        }
        std::cout << "Case " << number << (nim_sum ? ":\nYes\n" : ":\nNo\n");
    }
    return 0;
}
