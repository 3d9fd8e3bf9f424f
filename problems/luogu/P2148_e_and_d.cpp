// Luogu P2148 - E&D
// https://www.luogu.com.cn/problem/P2148
// Game:      An even number N of piles; piles 1 and 2, 3 and 4, ... are
//            partners. A move removes one pile and splits its partner into two
//            piles, neither empty, that take their places. Whoever cannot move,
//            as all piles are 1, loses. YES if the first player wins, else NO.
// Idea:      Each pair of partners is a game of its own, so by Sprague-Grundy
//            (lesson 6 proves it) the first player wins iff the nim-sum (xor)
//            of g over the pairs is not 0, where g of a pair is the mex of g
//            over what its moves leave: the least number >= 0 that is missing.
//            With one stone of each pile left out of account, a pair is (u, v),
//            and a move leads to any (x, y) with x + y = u - 1 or v - 1:
//            u\v  0  1  2  3  4  5  6  7
//             0   0  1  0  2  0  1  0  3
//             1   1  1  2  2  1  1  3  3
//             2   0  2  0  2  0  3  0  3
//             3   2  2  2  2  3  3  3  3
//            shows that g(u, v) is the place, counted from 0, of the lowest
//            binary 0 of u | v: 1 | 4 is 101 in binary, so g(1, 4) = 1.
// Proof:     By induction on u + v. The splits of u are the (x, y) with x + y =
//            u - 1. Their values are the places of the ones of u:
//            - If (x, y) has the value i, then x and y have a 0 in place i, and
//              each place below has a 1 in x or y. So modulo 2^(i+1), x + y is
//              at least 2^i - 1 and at most 2 (2^i - 1), and u = x + y + 1 is
//              at least 2^i: u has a 1 in place i.
//            - If u has a 1 in place i, the split (2^i - 1, u - 2^i) has the
//              value i: both have a 0 in place i, and the first has ones below.
//            So g(u, v), the mex of the places of the ones of u and those of v,
//            is the lowest place that has a 1 in neither.
// Limits:    1 <= T <= 20, 2 <= N <= 20000, 1 <= S <= 2 * 10^9
// Time:      O(log pile) per pair
// Beware:    wrong_piles_not_reduced.cpp: 1 and 1 are lost, 2 and 2 are not.
// Beware:    wrong_no_place_31.cpp: u | v can be 2^31 - 1.
// Topics:    sprague-grundy, splitting, pattern
// Lesson:    08
#include <cassert>
#include <cstdio>
#include <iostream>
#include <limits>

// The Grundy value of two partners: the lowest 0 of u | v.
int grundy(int pile, int partner) {
    int place = 0;
    for (int ones = (pile - 1) | (partner - 1); ones % 2 == 1; ones /= 2)
        ++place;
    return place;
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
    int tests, n, pile, partner;
    for (read(tests); tests > 0; --tests) {
        int nim_sum = 0;
        for (read(n); n > 0; n -= 2) {
            read(pile);
            read(partner);
            nim_sum ^= grundy(pile, partner);
        }
        std::cout << (nim_sum ? "YES\n" : "NO\n");
    }
    return 0;
}
