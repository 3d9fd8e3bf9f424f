// Luogu P2148 - E&D
// https://www.luogu.com.cn/problem/P2148
// Game:      An even number N of piles; piles 1 and 2, 3 and 4, ... are
//            partners. A move removes one pile and splits its partner into two
//            piles, neither empty, that take their places. A player who cannot
//            move loses. Print YES if the first player wins, else NO.
// Idea:      A pair of u + 1 and v + 1 stones has the values
//                u\v  0  1  2  3  4  5  6  7
//                 0   0  1  0  2  0  1  0  3
//                 1   1  1  2  2  1  1  3  3
//            Here g(u, v) is the place, counted from 0, of the lowest binary 0
//            of u | v (proof: lesson 8, theorem 3). Sprague-Grundy (lesson 6):
//            the first player wins iff the xor of g is not 0.
// Limits:    1 <= T <= 20, 2 <= N <= 20000, 1 <= S <= 2 * 10^9
// Time:      O(log S) per pair
// Topics:    sprague-grundy, splitting, pattern
// Lesson:    08
// Also:      BZOJ 1228
#include <iostream>

// The place of the lowest 0 of this number.
int lowest_zero(int number) {
    int place = 0;
    for (; number % 2 == 1; number /= 2) ++place;
    return place;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int tests, n, pile, partner;
    for (std::cin >> tests; tests > 0; --tests) {
        int nim_sum = 0;
        for (std::cin >> n; n > 0; n -= 2) {
            std::cin >> pile >> partner;
            nim_sum ^= lowest_zero((pile - 1) | (partner - 1));
        }
        std::cout << (nim_sum != 0 ? "YES\n" : "NO\n");
    }
    return 0;
}
