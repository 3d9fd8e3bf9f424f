// AtCoder abc368_f - Dividing Game
// https://atcoder.jp/contests/abc368/tasks/abc368_f
// Game:      N numbers. A move replaces one of them by a divisor of it, but not
//            by the number itself. A player who cannot move loses. Anna moves
//            first, then Bruno. Print the winner.
// Idea:      Let factors[n] be the number of prime factors of n, with
//            repetitions: 12 = 2 * 2 * 3 has 3. A smaller divisor has fewer of
//            them, and for each smaller number there is a divisor: 6, 2, 1 have
//            2, 1, 0. So a number is a pile of Nim, and Anna wins iff the
//            nim-sum of factors[n] is not 0 (Bouton's theorem, lesson 4). The
//            sieve uses that factors[n] is one more than the greatest
//            factors[d] of a smaller divisor d.
// Limits:    1 <= N <= 10^5, 2 <= A <= 10^5
// Time:      O(N + M log M), where M = 10^5
// Beware:    wrong_different_primes.cpp: 4 has two prime factors, not one.
// Topics:    nim
// Lesson:    05
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    const int greatest = 100000;
    std::vector<int> factors(greatest + 1);
    for (int d = 1; d <= greatest; ++d)
        for (int n = 2 * d; n <= greatest; n += d)
            factors[n] = std::max(factors[n], factors[d] + 1);
    int count, n, nim_sum = 0;
    std::cin >> count;
    for (; count > 0; --count) {
        std::cin >> n;
        nim_sum ^= factors[n];
    }
    std::cout << (nim_sum != 0 ? "Anna\n" : "Bruno\n");
    return 0;
}
