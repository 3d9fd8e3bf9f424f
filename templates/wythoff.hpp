// Wythoff: who wins Wythoff's game, in exact integers.
//
// Given:     two piles. A move takes any number of stones from one pile, or the
//            same number from both; whoever cannot move loses.
// Computes:  whether two piles are a P-position. Those are the pairs
//            a = floor(k phi), b = a + k with phi = (1 + sqrt 5) / 2:
//            k  0  1  2  3  4  5  6  7  8  9 10
//            a  0  1  3  4  6  8  9 11 12 14 16
//            b  0  2  5  7 10 13 15 18 20 23 26
//            Each n > 0 stands among all a and b once (Beatty). By phi^2 =
//            phi + 1, b = floor(k phi^2). Below n there are floor(n / phi)
//            positive multiples of phi and floor(n / phi^2) of phi^2, together
//            n - 1, because these quotients are irrational and their sum is n.
//            Below n + 1 there are n: exactly one has the floor n.
//            No move joins two pairs: a move keeps a, b or b - a, and each of
//            these belongs to one pair. Every other position x <= y has a move
//            to a pair. If x is the b of a pair, take y down to its a. If x is
//            the a of a pair, y is above or below its b. From above, take y
//            down to b. From below, y - x is the difference of an earlier pair,
//            whose piles are smaller by the same number: take it from both.
// Use:       is_wythoff_p_position(a, b), or wythoff_winning_moves(a, b), which
//            lists all winning moves and is not in the snippet. They lead to
//            the pair of a, the pair of b and the pair of their difference.
//            The pair of n: of the numbers 1..n, j = floor((n+1) / phi) are an
//            a, because floor(k phi) <= n iff k phi < n + 1; the other n - j
//            are a b. So n is the a of pair j, or the b of pair n - j, whose a
//            is n - (n - j) = j. And 1 / phi = phi - 1, so j is
//            floor((n+1) phi) - (n+1).
// Not for:   misere play; more than two piles; sums with other games, which
//            need Grundy values.
// Requires:  piles of 0 to 10^18 stones; for the moves, less than 10^18.
// Time:      O(1)
// Standard:  C++98
// Source:    W. A. Wythoff, A modification of the game of Nim, Nieuw Archief
//            voor Wiskunde 7 (1907); A. S. Fraenkel, How to Beat Your Wythoff
//            Games' Opponent on Three Fronts, Amer. Math. Monthly 89 (1982)
#pragma once

#include <algorithm>
#include <cassert>

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
    assert(0 <= k && k <= 1000000000000000000LL);
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
    assert(smaller >= 0);
    return smaller == wythoff_smaller_pile(larger - smaller);
}
// end snippet

// The other pile of the P-position that holds a pile of n stones.
inline long long wythoff_partner(long long n) {
    const long long j = wythoff_smaller_pile(n + 1) - (n + 1);
    return wythoff_smaller_pile(j) == n ? n + j : j;
}

// The move that leaves piles of these sizes, in the order of the piles.
struct WythoffMove {
    long long remains_a, remains_b;
};

struct WythoffMoves {
    int count;
    WythoffMove moves[3];
};

// Every winning move: from both piles, from a, from b, as far as they exist.
inline WythoffMoves wythoff_winning_moves(long long a, long long b) {
    const long long smaller = std::min(a, b), larger = std::max(a, b);
    const long long taken = smaller - wythoff_smaller_pile(larger - smaller);
    const WythoffMove from_both = {a - taken, b - taken};
    const WythoffMove from_a = {wythoff_partner(b), b};
    const WythoffMove from_b = {a, wythoff_partner(a)};
    WythoffMoves winning = {0, {from_both, from_a, from_b}};
    if (taken > 0) winning.moves[winning.count++] = from_both;
    if (from_a.remains_a < a) winning.moves[winning.count++] = from_a;
    if (from_b.remains_b < b) winning.moves[winning.count++] = from_b;
    return winning;
}
