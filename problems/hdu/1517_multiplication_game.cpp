// HDU 1517 - A Multiplication Game
// https://acm.hdu.edu.cn/showproblem.php?pid=1517
// Game:      A product p starts at 1. A move multiplies p by 2, 3, ... or 9;
//            whoever first brings p to n or more wins. Stan moves first. For
//            each n: "Stan wins." or "Ollie wins."
// Idea:      Let r = ceil(n / p) be the factor that is still missing: r = n at
//            first, and whoever brings r to 1 wins. Multiplying p by d leads
//            from r to ceil(r / d), because r <= d x iff n / p <= d x, for
//            every integer x. One move divides by 9 at most, and two moves by
//            18 = 9 * 2 if one player hurries and the other delays. The
//            N-positions are the r with 18^k < r <= 9 * 18^k for some k >= 0.
//            The first intervals are
//            r  1  2-9  10-18  19-162  163-324  325-2916  2917-5832
//               P   N     P       N       P         N         P
// Proof:     By induction on r. r = 1 is a P-position: the game is over.
//            18^k < r <= 9 * 18^k: choose d = ceil(r / 18^k), one of 2 to 9.
//            Then r / d <= 18^k, and r / d > (d-1) / d * 18^k >= 18^k / 2. If
//            k = 0, ceil(r / d) = 1. Else 18^k / 2 is the integer 9 * 18^(k-1),
//            and 9 * 18^(k-1) < ceil(r / d) <= 18^k. Both are P-positions.
//            9 * 18^k < r <= 18^(k+1): whatever d is, r / d is in the interval
//            (18^k, 9 * 18^k]. Its ends are integers, so it holds ceil(r / d)
//            as well: every move leads to an N-position, so r is a P-position.
// Limits:    1 < n < 2^32 - 1, any number of cases
// Time:      O(log n) per case
// Beware:    wrong_truncated_quotient.cpp: quotients are rounded up. 163 / 18
//            is 10, a P-position, not 9.
// Topics:    pattern
// Lesson:    01
// Also:      POJ 2505
#include <cassert>
#include <cstdio>
#include <iostream>
#include <limits>

bool first_player_wins(long long n) {
    long long power = 1;  // of 18, the largest that is less than n
    while (power * 18 < n) power *= 18;
    return n <= 9 * power;
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
    long long n;
    while (read(n))
        std::cout << (first_player_wins(n) ? "Stan wins.\n" : "Ollie wins.\n");
    return 0;
}
