// Luogu P2252 - Wythoff's Game
// https://www.luogu.com.cn/problem/P2252
// Game:      Two piles of a and b stones. A move takes any number of stones
//            from one pile, or the same number from both. The player who takes
//            the last stone wins, so no stones are a loss. Print 1 if the first
//            player wins, else 0.
// Idea:      Wythoff's game, as in HDU 1527 (proof: lesson 10, theorems 1 and
//            3). The P-positions are the pairs a = floor(k phi), b = a + k with
//            the golden ratio phi = (1 + sqrt 5) / 2: 0 0, 1 2, 3 5, 4 7, ...
//            So the first player loses iff the smaller pile is floor(k phi) for
//            the difference k.
// Source:    W. A. Wythoff, A modification of the game of Nim (1907)
// Limits:    0 <= pile <= 10^9, in any order, one game
// Time:      O(1)
// Beware:    wrong_double_formula.cpp: misses 14 of the pairs within the
//            limits, the first of them (165580140, 267914295).
// Topics:    wythoff
// Lesson:    10
#include <algorithm>
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

int main() {
    int a, b;
    std::cin >> a >> b;
    const bool first_player_wins = !is_wythoff_p_position(a, b);
    std::cout << (first_player_wins ? "1\n" : "0\n");
    return 0;
}
