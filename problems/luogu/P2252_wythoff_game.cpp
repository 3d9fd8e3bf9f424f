// Luogu P2252 - Wythoff's Game
// https://www.luogu.com.cn/problem/P2252
// Game:      Two piles of a and b stones. A move takes any number of stones
//            from one pile, or the same number from both. Whoever takes the
//            last stone wins, so no stones are a loss. 1 if the first player
//            wins, else 0.
// Idea:      Wythoff's game. Its P-positions pair off all numbers: (0, 0),
//            (1, 2), (3, 5), ..., the k-th with the least number not used
//            before and a difference of k. The lower one is floor(k phi), with
//            the golden ratio phi = (1 + sqrt 5) / 2 (Wythoff), and k phi <= n
//            iff n^2 - n k - k^2 >= 0, an exact test.
//            The first player wins iff b is not the partner of a. In
//            double the formula fails: (165580140, 267914295) is the first of
//            14 pairs within the limits that it misses.
// Limits:    0 <= a, b <= 10^9 in any order, one game
// Time:      O(1)
// Topics:    wythoff
// Standard:  C++98
#include <algorithm>
#include <cassert>
#include <cstdio>
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

int main() {
    int a, b;
    if (std::scanf("%d %d", &a, &b) == 2)
        std::puts(is_wythoff_p_position(a, b) ? "0" : "1");
    return 0;
}
