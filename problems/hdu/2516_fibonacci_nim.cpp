// HDU 2516 - Fibonacci Nim
// https://acm.hdu.edu.cn/showproblem.php?pid=2516
// Game:      One pile of n stones. The first move takes at least 1 stone, but
//            not the whole pile; each later move takes 1 to twice as many
//            stones as the move before. The player who takes the last stone
//            wins. For each n: First win or Second win.
// Idea:      Fibonacci Nim (proof: lesson 11, theorem 2). Every n is a sum of
//            Fibonacci numbers 1, 2, 3, 5, 8, ... in which each part is more
//            than twice the next smaller one, in one way only (Zeckendorf). The
//            first player takes the least part, so that the next one is out of
//            reach. If n is a Fibonacci number, that is the whole pile, and he
//            loses. From 12 = 8 + 3 + 1 he takes 1; with 13 he loses.
// Source:    M. J. Whinihan, Fibonacci Nim (1963)
// Limits:    2 <= n < 2^31, any number of piles, then 0
// Time:      O(log n) per pile
// Beware:    wrong_wraps_at_32_bits.cpp: 4807526976 wraps to 512559680.
// Topics:    fibonacci-nim
// Lesson:    11
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int n;
    while (std::cin >> n && n > 0) {
        long long fibonacci = 1, next = 2;
        while (fibonacci < n) {
            const long long sum = fibonacci + next;
            fibonacci = next;
            next = sum;
        }
        const bool first_player_wins = fibonacci != n;
        std::cout << (first_player_wins ? "First win\n" : "Second win\n");
    }
    return 0;
}
