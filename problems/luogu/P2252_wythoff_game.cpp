// Luogu P2252 - Wythoff's Game
// https://www.luogu.com.cn/problem/P2252
// Game:      Two piles of a and b stones. A move takes any number of stones
//            from one pile, or the same number from both. The player who takes
//            the last stone wins, so no stones are a loss. Print 1 if the first
//            player wins, else 0.
// Idea:      Wythoff's game, as in HDU 1527 (proof: lesson 10, theorems 1 and
//            3). The P-positions are the pairs a = floor(k phi), b = a + k with
//            the golden ratio phi = (1 + sqrt 5) / 2: 0 0, 1 2, 3 5, 4 7, ...
//            So the first player loses iff k phi < a is false and k phi < a + 1
//            is true, for the smaller pile a and the difference k.
// Limits:    0 <= pile <= 10^9, in any order, one game
// Time:      O(1)
// Beware:    wrong_double_formula.cpp: misses 14 of the pairs within the
//            limits, the first of them (165580140, 267914295).
// Topics:    wythoff
// Lesson:    10
#include <algorithm>
#include <cstdlib>
#include <iostream>

// Is k phi < n? Iff (n - k phi)(n + k / phi) = n^2 - n k - k^2 is positive.
bool golden_multiple_is_below(long long k, long long n) {
    return n * n - n * k - k * k > 0;
}

int main() {
    int a, b;
    std::cin >> a >> b;
    const int smaller = std::min(a, b), k = std::abs(a - b);
    const bool first_player_wins = golden_multiple_is_below(k, smaller) ||
                                   !golden_multiple_is_below(k, smaller + 1);
    std::cout << (first_player_wins ? "1\n" : "0\n");
    return 0;
}
