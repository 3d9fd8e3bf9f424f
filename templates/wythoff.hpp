// Wythoff: who wins Wythoff's game, and by which moves, in exact integers.
//
// Given:     two piles. A move takes any number of stones from one pile, or the
//            same number from both; whoever cannot move loses.
// Computes:  the partner of n, the one number that makes a P-position with it.
//            The k-th pair is A = floor(k phi) and B = A + k, with the golden
//            ratio phi = (1 + sqrt 5) / 2, and every number is in one pair. Let
//            k = floor((n+1) / phi). If k phi > n, then n = floor(k phi) is
//            the lower number of the k-th pair. Else n is an upper number, and
//            k the lower one that goes with it.
// Use:       piles of a and b are a P-position iff b is the partner of a.
//            Whether k phi <= n is asked as n^2 - n k - k^2 >= 0. The left side
//            is (n - k phi) (n + k / phi), small where k is near n / phi, so
//            that it is right in 64 bits though its terms are not.
// Not for:   misere play; more than two piles; sums with other games, which
//            need Grundy values.
// Requires:  piles of 0 to 10^18 stones; for the options a <= b.
// Time:      O(1)
// Standard:  C++98
// Source:    W. A. Wythoff, A modification of the game of Nim, Nieuw Archief
//            voor Wiskunde 7 (1907); A. S. Fraenkel, How to Beat Your Wythoff
//            Games' Opponent on Three Fronts, Amer. Math. Monthly 89 (1982)
#pragma once

#include <algorithm>
#include <cassert>
#include <utility>

// snippet: wythoff
// Is k phi <= n, with the golden ratio phi? For |n - k phi| <= 2 and n <= 10^18
// + 1 the difference is less than 2^63, so that its highest bit is the sign.
inline bool golden_multiple_is_at_most(long long k, long long n) {
    const unsigned long long u = n, v = k;
    return (u * u - u * v - v * v) >> 63 == 0;
}

// floor(n / phi). With F(45) / F(44) for phi comes that number or one less: it
// is too small by phi^-45 for each F(45) in n.
inline long long golden_quotient(long long n) {
    const long long f44 = 701408733, f45 = 1134903170;  // Fibonacci numbers
    const long long k = n / f45 * f44 + n % f45 * f44 / f45;
    return golden_multiple_is_at_most(k + 1, n) ? k + 1 : k;
}

// The m such that piles of n and m are a P-position.
inline long long wythoff_partner(long long n) {
    assert(0 <= n && n <= 1000000000000000000LL);
    const long long k = golden_quotient(n + 1);
    return golden_multiple_is_at_most(k, n) ? k : n + k;
}

inline bool is_wythoff_p_position(long long a, long long b) {
    return wythoff_partner(a) == b;
}

// Writes to `out` what the winning moves leave of piles a <= b, as pairs with
// the smaller pile first, in this order: take from both, from b, from a (equal
// piles count as one). At most three; returns the end of what is written.
template <class Out>
Out wythoff_winning_options(long long a, long long b, Out out) {
    assert(a <= b);
    const long long d = b - a, lower = d + golden_quotient(d);  // floor(d phi)
    if (lower < a) *out++ = std::make_pair(lower, lower + d);
    const long long of_a = wythoff_partner(a), of_b = wythoff_partner(b);
    if (of_a < b) *out++ = std::make_pair(std::min(a, of_a), std::max(a, of_a));
    if (of_b < a && a < b) *out++ = std::make_pair(of_b, b);
    return out;
}
// end snippet
