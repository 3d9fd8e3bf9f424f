// HDU 1517 - A Multiplication Game
// https://acm.hdu.edu.cn/showproblem.php?pid=1517
// Game:      A product p starts at 1. A move multiplies p by 2, 3, ... or 9;
//            the player who first brings p to n or more wins. Stan moves first.
//            For each n: "Stan wins." or "Ollie wins."
// Idea:      Let r = ceil(n / p) be the missing factor, at first n. The player
//            who brings r to 1 wins. One move divides r by 9 at most, and two
//            moves by 9 * 2 = 18 if one player hurries and the other delays. So
//            r is won iff 18^k < r <= 9 * 18^k for a k >= 0 (proof: lesson 1):
//            r  1  2-9  10-18  19-162  163-324  325-2916  2917-5832
//               P   N     P       N       P         N         P
// Strategy:  bring r to at most 18^k, but above 9 * 18^(k - 1).
// Limits:    1 < n < 2^32 - 1, any number of cases
// Time:      O(log n) per case
// Beware:    wrong_truncated_quotient.cpp: round up: 163 / 18 gives 10, not 9.
// Topics:    pattern
// Lesson:    01
// Also:      POJ 2505, UVa 847
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    long long n;
    while (std::cin >> n) {
        long long power_of_18 = 1;  // the largest that is less than n
        while (power_of_18 * 18 < n) power_of_18 *= 18;
        std::cout << (n <= 9 * power_of_18 ? "Stan wins.\n" : "Ollie wins.\n");
    }
    return 0;
}
