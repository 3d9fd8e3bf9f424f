// HDU 1527 - Wythoff's Game
// https://acm.hdu.edu.cn/showproblem.php?pid=1527
// Game:      Two piles of a and b stones. A move takes any number of stones
//            from one pile, or the same number from both. The player who cannot
//            move loses. For each game: 1 if the first player wins, else 0.
// Idea:      Wythoff's game. Its P-positions are the pairs of this table, in
//            which a is the least number not used before and b = a + k:
//            k  0  1  2  3  4  5  6  7  8  9 10
//            a  0  1  3  4  6  8  9 11 12 14 16
//            b  0  2  5  7 10 13 15 18 20 23 26
//            By Wythoff's theorem (proof: lesson 10, theorems 1 and 3)
//            a = floor(k phi), phi = (1 + sqrt 5) / 2. So the first player
//            loses iff the smaller pile is floor(k phi) for the difference k.
//            Integers compute this exactly.
// Strategy:  leave a pair of the table: keep a, b or their difference.
// Source:    W. A. Wythoff, A modification of the game of Nim (1907)
// Limits:    0 <= a, b <= 10^9, any number of games; "0 0" is one of them
// Time:      O(1) per game
// Beware:    wrong_double_formula.cpp: computes k phi in double. It misses 14
//            pairs within the limits and finds 14 others instead.
// Topics:    wythoff
// Lesson:    10
// Also:      POJ 1067
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
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int a, b;
    while (std::cin >> a >> b) {
        const bool first_player_wins = !is_wythoff_p_position(a, b);
        std::cout << (first_player_wins ? "1\n" : "0\n");
    }
    return 0;
}
