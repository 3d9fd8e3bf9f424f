// 51Nod 1072 - Wythoff's Game
// https://www.51nod.com/Challenge/Problem.html#problemId=1072
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
//            the difference k of the piles. The squares that decide it without
//            a root fit 64 bits, as the piles are small.
// Limits:    1 <= T <= 10000, 1 <= pile <= 2 * 10^6, the piles a and b in any
//            order
// Time:      O(1) per game
// Beware:    wrong_smaller_pile_formula.cpp: b = floor(a phi) + 1 holds for the
//            positive a of the table only. 2 is not one of them, and (2, 4)
//            is no pair.
// Topics:    wythoff
// Lesson:    10
#include <algorithm>
#include <cstdlib>
#include <iostream>

// Is k phi < n, with phi = (1 + sqrt 5) / 2? Iff n^2 - n k - k^2 > 0, because
// that is (n - k phi)(n + k / phi).
bool golden_multiple_is_below(long long k, long long n) {
    return n * n - n * k - k * k > 0;
}

// Wins unless the smaller pile is floor(k phi).
bool first_player_wins(int a, int b) {
    const int smaller = std::min(a, b), k = std::abs(a - b);
    return golden_multiple_is_below(k, smaller) ||
           !golden_multiple_is_below(k, smaller + 1);
}

int main() {
    std::ios::sync_with_stdio(false);
    int tests, a, b;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> a >> b;
        std::cout << (first_player_wins(a, b) ? "A\n" : "B\n");
    }
    return 0;
}
