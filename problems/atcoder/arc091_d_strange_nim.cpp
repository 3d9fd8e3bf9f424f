// AtCoder arc091_d - Strange Nim
// https://atcoder.jp/contests/arc091/tasks/arc091_d
// Game:      N piles; pile i has A_i stones and a number K_i. A move takes at
//            least 1 stone from one pile, and at most floor(x / K_i) if it has
//            x stones. A player who cannot move loses. Print Takahashi if the
//            player who moves first wins, else Aoki.
// Idea:      Let q = floor(x / K). The value of a pile of x stones is g(x) = q
//            if K divides x, else g(x) = g(x - (q + 1)). For K = 3:
//                x  0  1  2  3  4  5  6  7  8  9 10 11 12
//                g  0  0  0  1  0  1  2  0  1  3  2  0  4
//            While q is the same, every step takes q + 1 stones. So value()
//            makes all these steps at once. Sprague-Grundy: Takahashi wins iff
//            the nim-sum of the values is not 0.
// Proof:     By induction the q + 1 piles x - q, ..., x have the values 0, ...,
//            q, each once. The options of x are the piles x - q, ..., x - 1. If
//            K divides x, they have the values 0, ..., q - 1 of x - 1. If not,
//            x - 1 has the same q, and only the value of x - 1 - q is missing.
// Limits:    1 <= N <= 200, 1 <= A, K <= 10^9
// Time:      O(N sqrt(A)), because x falls below x (1 - 1 / K) in each round,
//            and q falls, too
// Beware:    wrong_past_the_multiple.cpp: for K = 3, five stones have the value
//            of three stones, 1, but the program goes on to one stone.
// Topics:    sprague-grundy, pattern
// Lesson:    07
#include <iostream>

int value(int stones, int k) {
    while (stones % k != 0) {
        const int step = stones / k + 1, rest = stones % k;
        stones -= (rest + step - 1) / step * step;  // to a smaller quotient
    }
    return stones / k;
}

int main() {
    int n, stones, k, nim_sum = 0;
    std::cin >> n;
    for (; n > 0; --n) {
        std::cin >> stones >> k;
        nim_sum ^= value(stones, k);
    }
    std::cout << (nim_sum != 0 ? "Takahashi\n" : "Aoki\n");
    return 0;
}
