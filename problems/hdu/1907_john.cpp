// HDU 1907 - John
// https://acm.hdu.edu.cn/showproblem.php?pid=1907
// Game:      Candies of N colours. A move eats one or more candies of one
//            colour; the player who eats the last candy of all loses. John
//            moves first, his brother second. For each case: who wins.
// Idea:      Misere Nim (lesson 9, theorem 1). With a pile larger than 1, John
//            wins iff the nim-sum (xor) is not 0, as in Nim. With single
//            candies only, each move eats one, so John wins iff it is 0.
//            piles      1   1 1  2    1 2  2 2  1 1 2  1 2 3  2 2 2
//            nim-sum    1   0    2    3    0    2      0      2
//            John wins  no  yes  yes  yes  no   yes    no     yes
// Strategy:  as in Nim, but at the end leave an odd number of ones.
// Limits:    1 <= T <= 500, 1 <= N <= 50, 1 <= A <= 5000 candies of a colour
//            (those of Luogu and BZOJ; HDU has 474, 47 and 4747)
// Time:      O(N) per test
// Topics:    misere-nim
// Lesson:    09
// Also:      POJ 3480, Luogu P4279, BZOJ 1022, UVa 1566
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int tests, n, candies;
    for (std::cin >> tests; tests > 0; --tests) {
        int nim_sum = 0;
        bool has_larger = false;
        for (std::cin >> n; n > 0; --n) {
            std::cin >> candies;
            nim_sum ^= candies;
            if (candies > 1) has_larger = true;
        }
        const bool first_player_wins = (nim_sum != 0) == has_larger;
        std::cout << (first_player_wins ? "John\n" : "Brother\n");
    }
    return 0;
}
