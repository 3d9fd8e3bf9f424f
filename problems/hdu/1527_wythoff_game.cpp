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
//            loses iff k phi < a is false and k phi < a + 1 is true, for the
//            smaller pile a and the difference k. Integers decide this exactly.
// Limits:    0 <= a, b <= 10^9, any number of games; "0 0" is one of them
// Time:      O(1) per game
// Beware:    wrong_double_formula.cpp: computes k phi in double. It misses 14
//            pairs within the limits and finds 14 others instead.
// Topics:    wythoff
// Lesson:    10
// Also:      POJ 1067
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
    int a, b;
    while (std::cin >> a >> b) {
        const int smaller = std::min(a, b), k = std::abs(a - b);
        const bool first_player_wins =
            golden_multiple_is_below(k, smaller) ||
            !golden_multiple_is_below(k, smaller + 1);
        std::cout << (first_player_wins ? "1\n" : "0\n");
    }
    return 0;
}
