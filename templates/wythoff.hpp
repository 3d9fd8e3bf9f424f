// Wythoff: who wins Wythoff's game, and by which moves, in exact integers.
//
// Given:     two piles. A move takes any number of stones from one pile, or the
//            same number from both; whoever cannot move loses.
// Computes:  the partner of n, the one number that makes a P-position with it.
//            Write n as a sum of Fibonacci numbers F(2) = 1, F(3) = 2, F(4) =
//            3, ..., no two of them neighbours. If the least place is even, n
//            is the lower number of its pair and F(i) -> F(i+1) gives the upper
//            one; else F(i) -> F(i-1) gives the lower one. 0 goes with 0.
// Use:       piles of a and b are a P-position iff b is the partner of a. The
//            k-th pair has the difference k, and its lower number A(k) follows
//            from the partner of k: A(A(k)) = B(k) - 1, A(B(k)) = A(k) + B(k).
// Not for:   misere play; more than two piles; sums with other games, which
//            need Grundy values.
// Requires:  piles of 0 to 10^18 stones; for the options a <= b.
// Time:      O(log n): at most 87 steps up the Fibonacci numbers and back
// Standard:  C++98
// Source:    R. Silber, Wythoff's Nim and Fibonacci Representations, Fibonacci
//            Quarterly 15 (1977); A. S. Fraenkel, How to Beat Your Wythoff
//            Games' Opponent on Three Fronts, Amer. Math. Monthly 89 (1982)
#pragma once

#include <algorithm>
#include <cassert>
#include <utility>
#include <vector>

// snippet: wythoff
// The m such that piles of n and m are a P-position: n in Fibonacci numbers,
// shifted by one place.
inline long long wythoff_partner(long long n) {
    assert(0 <= n && n <= 1000000000000000000LL);
    bool is_lower = false;                // is the place even?
    long long fibonacci = 1, before = 0;  // F(1), F(0)
    for (; fibonacci <= n; is_lower = !is_lower) {
        fibonacci += before;
        before = fibonacci - before;
    }
    long long rest = n, shifted_down = 0;
    while (rest > 0) {
        before = fibonacci - before;
        fibonacci -= before;
        is_lower = !is_lower;
        if (fibonacci <= rest) {
            rest -= fibonacci;
            shifted_down += before;
        }
    }
    return is_lower ? n + shifted_down : shifted_down;
}

inline bool is_wythoff_p_position(long long a, long long b) {
    return wythoff_partner(a) == b;
}

// What the winning moves leave of piles a <= b, the smaller pile first, in this
// order: take from both, from b, from a (equal piles count as one).
inline std::vector<std::pair<long long, long long> > wythoff_winning_options(
    long long a, long long b) {
    assert(a <= b);
    std::vector<std::pair<long long, long long> > options;
    const long long d = b - a, of_d = wythoff_partner(d);
    const long long lower = d < of_d ? of_d - 1 : of_d + d;  // A(d)
    if (lower < a) options.push_back(std::make_pair(lower, lower + d));
    const long long of_a = wythoff_partner(a), of_b = wythoff_partner(b);
    if (of_a < b)
        options.push_back(std::make_pair(std::min(a, of_a), std::max(a, of_a)));
    if (of_b < a && a < b) options.push_back(std::make_pair(of_b, b));
    return options;
}
// end snippet
