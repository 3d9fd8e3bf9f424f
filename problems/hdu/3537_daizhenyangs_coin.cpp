// HDU 3537 - Daizhenyang's Coin
// https://acm.hdu.edu.cn/showproblem.php?pid=3537
// Game:      Coins at the places 0, 1, 2, ..., some of them heads. A move turns
//            over one, two or three coins, the rightmost of them from heads to
//            tails. The player who cannot move loses. Print Yes if the first
//            player loses, else No. A place that is given twice is one head.
// Idea:      Mock Turtles (proof: lesson 14), a coin-turning game: the value of
//            a row is the nim-sum of g(x) over its heads x, where
//                g(x) = mex{ 0, g(y), g(y) xor g(z) : z < y < x }
//                x       0  1  2  3  4  5  6  7  8  9 10 11
//                g(x)    1  2  4  7  8 11 13 14 16 19 21 22
//            g(x) is the one of 2x and 2x + 1 with an odd number of ones.
// Source:    Berlekamp, Conway, Guy, Winning Ways, chapter 14 (coin turning)
// Limits:    0 <= n <= 100 heads, 0 <= a < 10^8, any number of rows
// Time:      O(n log a) per row
// Beware:    wrong_xor_of_places.cpp: 1 2 3 is won, though 1 xor 2 xor 3 = 0.
// Topics:    coin-turning
// Lesson:    14
#include <iostream>
#include <set>

// 2x or 2x + 1, the one with an odd number of ones.
int value_of_head(int x) {
    int ones = 0;
    for (int rest = x; rest > 0; rest /= 2) ones += rest % 2;
    return ones % 2 == 0 ? 2 * x + 1 : 2 * x;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int n, x;
    while (std::cin >> n) {
        std::set<int> heads;
        int nim_sum = 0;
        for (; n > 0; --n) {
            std::cin >> x;
            if (heads.insert(x).second) nim_sum ^= value_of_head(x);  // new
        }
        std::cout << (nim_sum == 0 ? "Yes\n" : "No\n");
    }
    return 0;
}
