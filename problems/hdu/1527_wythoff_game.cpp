// HDU 1527 - Wythoff's Game
// https://acm.hdu.edu.cn/showproblem.php?pid=1527
// Game:      Two piles of a and b stones. A move takes any number of stones
//            from one pile, or the same number from both. Whoever cannot move
//            loses. For each game: 1 if the first player wins, else 0.
// Idea:      Wythoff's game. Its P-positions are the pairs of this table, in
//            which x is the least number not used before and y = x + k:
//            k  0  1  2  3  4  5  6  7  8  9 10
//            x  0  1  3  4  6  8  9 11 12 14 16
//            y  0  2  5  7 10 13 15 18 20 23 26
//            By Wythoff, x = floor(k phi) with phi = (1 + sqrt 5) / 2. So the
//            first player loses iff the smaller pile is floor(k phi) for the
//            difference k of the piles.
// Proof:     No move joins two pairs: a move keeps x, y or k, and each of these
//            belongs to one pair. Any other position a <= b has a move to a
//            pair. If a is the y of a pair, take b down to its x. Else a is the
//            x of a pair, and b is above or below its y. From above, take b
//            down to y. From below, b - a is the k of an earlier pair, whose
//            piles are smaller by the same number: take it from both.
//            The formula: the numbers floor(k phi) and floor(k phi) + k =
//            floor(k phi^2), k > 0, are 1, 2, 3, ..., each once (Beatty). For
//            of the multiples k phi and k phi^2, floor(n / phi) +
//            floor(n / phi^2) are less than n. That is n - 1, as the quotients
//            are irrational and their sum is n. Less than n + 1 are n of them,
//            so just one has the floor n. And floor(k phi) is the least number
//            not used before, as all that come later are larger.
// Limits:    0 <= a, b <= 10^9, any number of games; "0 0" is one of them
// Time:      O(1) per game
// Beware:    wrong_double_formula.cpp: computes k phi in double. It misses 14
//            pairs within the limits and finds 14 others instead.
// Topics:    wythoff
// Lesson:    10
// Also:      POJ 1067
#include <algorithm>
#include <cassert>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <limits>

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

// snippet: fast_input
// Reads the next integer of standard input; 0 and false at its end.
template <class Integer>
bool read(Integer& number) {
    std::streambuf& input = *std::cin.rdbuf();
    number = 0;
    int c = input.sbumpc();
    for (; c < '0' || c > '9'; c = input.sbumpc()) {
        assert(c != '-');  // no negative numbers
        if (c == EOF) return false;
    }
    const Integer most = std::numeric_limits<Integer>::max();
    Integer n = 0;  // a local variable is faster than the reference
    for (; c >= '0' && c <= '9'; c = input.sbumpc()) {
        assert(n < most / 10 || n <= (most - (c - '0')) / 10);
        n = Integer(n * 10 + Integer(c - '0'));
    }
    number = n;
    return true;
}
// end snippet

int main() {
    std::ios::sync_with_stdio(false);
    int a, b;
    while (read(a) && read(b))
        std::cout << (first_player_wins(a, b) ? "1\n" : "0\n");
    return 0;
}
