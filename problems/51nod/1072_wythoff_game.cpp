// 51Nod 1072 - Wythoff's Game
// https://www.51nod.com/Challenge/Problem.html#problemId=1072
// Game:      Two piles of a and b stones. A move takes any number of stones
//            from one pile, or the same number from both. The player who takes
//            the last stone wins; A moves first. Print the winner of each game,
//            A or B.
// Idea:      Wythoff's game, as in HDU 1527 (proof: lesson 10, theorems 1 and
//            3). The P-positions are the pairs a = floor(k phi), b = a + k with
//            the golden ratio phi = (1 + sqrt 5) / 2: 0 0, 1 2, 3 5, 4 7, 6 10,
//            8 13, ... So B wins iff k phi < a is false and k phi < a + 1 is
//            true, for the smaller pile a and the difference k.
// Limits:    1 <= T <= 10000, 1 <= pile <= 2 * 10^6, in any order
// Time:      O(1) per game
// Beware:    wrong_smaller_pile_formula.cpp: b = floor(a phi) + 1 holds for
//            smaller piles a > 0 only; 2 is a larger one, 2 4 is not a pair.
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
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int tests, a, b;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> a >> b;
        const int smaller = std::min(a, b), k = std::abs(a - b);
        const bool first_player_wins =
            golden_multiple_is_below(k, smaller) ||
            !golden_multiple_is_below(k, smaller + 1);
        std::cout << (first_player_wins ? "A\n" : "B\n");
    }
    return 0;
}
