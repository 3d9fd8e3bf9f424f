// 51Nod 1185 - Wythoff's Game V2
// https://www.51nod.com/Challenge/Problem.html#problemId=1185
// Game:      Two piles of a and b stones. A move takes any number of stones
//            from one pile, or the same number from both. Whoever takes the
//            last stone wins; A moves first. For each game: A or B, the winner.
// Idea:      Wythoff's game. Its P-positions are the pairs of this table, in
//            which a is the least number not used before and b = a + k:
//            k  0  1  2  3  4  5  6  7  8  9 10
//            a  0  1  3  4  6  8  9 11 12 14 16
//            b  0  2  5  7 10 13 15 18 20 23 26
//            A move keeps a, b or k, and each of these belongs to one pair: no
//            move joins two pairs. From any other position some move leads to a
//            pair: why, and why a = floor(k phi) with phi = (1 + sqrt 5) / 2,
//            tells HDU 1527. So B wins iff the smaller pile is floor(k phi) for
//            the difference k of the piles.
//            For floor(k phi) of large k one needs 36 digits of k phi, or the
//            sign of n^2 - n k - k^2, which can be found modulo 2^64.
// Limits:    1 <= T <= 10000, 1 <= pile <= 10^18, the piles a and b in any
//            order
// Time:      O(1) per game
// Beware:    wrong_long_double_formula.cpp: 64 bits of phi fail from the pair
//            (7778742048, 12586269024) on.
// Topics:    wythoff
// Lesson:    10
#include <algorithm>
#include <cassert>
#include <iostream>

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

int main() {
    std::ios::sync_with_stdio(false);
    int tests;
    long long a, b;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> a >> b;
        const bool first_player_wins = !is_wythoff_p_position(a, b);
        std::cout << (first_player_wins ? "A\n" : "B\n");
    }
    return 0;
}
