// Wythoff: who wins Wythoff's game, in exact integers.
//
// Given:     two piles. A move takes any number of stones from one pile, or the
//            same number from both; the player who cannot move loses.
// Computes:  whether two piles are a P-position. The P-positions are the pairs
//            a = floor(k phi), b = a + k with phi = (1 + sqrt 5) / 2:
//            k  0  1  2  3  4  5  6  7  8  9 10
//            a  0  1  3  4  6  8  9 11 12 14 16
//            b  0  2  5  7 10 13 15 18 20 23 26
//            Each n > 0 occurs once among all a and b (Beatty): phi^2 = phi + 1
//            gives b = floor(k phi^2). Below n there are floor(n / phi)
//            positive multiples of phi and floor(n / phi^2) of phi^2, together
//            n - 1, because these quotients are irrational and their sum is n.
//            Below n + 1 there are n multiples, so exactly one has the floor n.
//            No move joins two pairs: a move keeps a, b or b - a, and each of
//            these belongs to one pair. Every other position x <= y has a move
//            to a pair. If x is the b of a pair, take y down to its a. If x is
//            the a of a pair, y is above or below its b. From above, take y
//            down to b. From below, y - x is the difference of an earlier pair,
//            whose piles are smaller by the same number: take it from both.
// Use:       is_wythoff_p_position(a, b), in either order. A winning move leads
//            to the pair of a, of b or of their difference (lesson 10).
// Not for:   misere play; more than two piles; sums with other games, which
//            need Grundy values.
// Requires:  piles of 0 to 10^18 stones.
// Time:      O(1)
// Standard:  C++98
// Source:    W. A. Wythoff, A modification of the game of Nim, Nieuw Archief
//            voor Wiskunde 7 (1907); A. S. Fraenkel, How to Beat Your Wythoff
//            Games' Opponent on Three Fronts, Amer. Math. Monthly 89 (1982)
#pragma once

#include <algorithm>

// snippet: wythoff
// Is k phi <= n, with phi = (1 + sqrt 5) / 2? Iff n^2 - n k - k^2 >= 0, because
// that is (n - k phi)(n + k / phi). If |n - k phi| <= 1 and k <= 10^18, it is
// between -2^62 and 2^62, so modulo 2^64 its highest bit is its sign.
inline bool golden_multiple_is_at_most(long long k, long long n) {
    const unsigned long long u = n, v = k;
    return (u * u - u * v - v * v) >> 63 == 0;
}

// floor(k phi): the smaller pile of the P-position whose piles differ by k.
inline long long wythoff_smaller_pile(long long k) {
    // n = floor(k f46 / f45) with Fibonacci numbers is floor(k phi) or one
    // less: k phi - k f46 / f45 = (k / f45) / phi^45 < 1. Nothing overflows, as
    // k % f45 * f46 < 2.1 * 10^18.
    const long long f45 = 1134903170, f46 = 1836311903;
    const long long n = k / f45 * f46 + k % f45 * f46 / f45;
    return golden_multiple_is_at_most(k, n + 1) ? n : n + 1;
}

// Does the player to move lose?
inline bool is_wythoff_p_position(long long a, long long b) {
    const long long smaller = std::min(a, b), larger = std::max(a, b);
    return smaller == wythoff_smaller_pile(larger - smaller);
}
// end snippet
