// Codeforces 15C - Industrial Nim
// https://codeforces.com/problemset/problem/15/C
// Game:      n quarries. The m dumpers of a quarry hold x, x + 1, ...,
//            x + m - 1 stones. A move takes one or more stones from one dumper.
//            The player who cannot move loses. Print tolik if the player who
//            begins wins, else bolik.
// Idea:      Each dumper is a pile of Nim, so by Bouton's theorem (lesson 4)
//            tolik wins iff the xor of all piles is not 0. Let f(k) be the xor
//            of 0, 1, ..., k. The numbers below x cancel in f(x + m - 1) and
//            f(x - 1), so the xor of these two is the xor of a quarry. And
//            4q, 4q + 1, 4q + 2, 4q + 3 have the xor 0, so f(k) is the xor of
//            the last 1 to 4 numbers only:
//                k mod 4    0      1      2      3
//                f(k)       k      1    k + 1    0
//            x = 3, m = 2: f(4) ^ f(2) = 4 ^ 3 = 7, and 3 ^ 4 is 7, too.
// Source:    C. L. Bouton, Annals of Mathematics 3 (1901), 35-39
// Limits:    1 <= n <= 10^5, 1 <= x, m <= 10^16
// Time:      O(1) per quarry
// Beware:    wrong_32_bits.cpp: an int loses a nim-sum that is 2^32.
// Topics:    nim
// Lesson:    04
// Standard:  C++17
#include <iostream>

// 0 xor 1 xor ... xor k.
long long xor_up_to(long long k) {
    const long long values[] = {k, 1, k + 1, 0};
    return values[k % 4];
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    long long x, m, nim_sum = 0;
    for (std::cin >> n; n > 0; --n) {
        std::cin >> x >> m;
        nim_sum ^= xor_up_to(x + m - 1) ^ xor_up_to(x - 1);
    }
    std::cout << (nim_sum != 0 ? "tolik\n" : "bolik\n");
    return 0;
}
