// Luogu P4018 - Roy and October: Taking Stones
// https://www.luogu.com.cn/problem/P4018
// Game:      One pile of n stones. A move takes p^k of them, where p is a prime
//            and k >= 0, and at most all that are left. So 1 may be taken, too.
//            The player who takes the last stone wins. October moves first,
//            then Roy. For each n print who wins.
// Idea:      A subtraction game. 1, 2, 3, 4 and 5 may be taken, and no multiple
//            of 6 may be taken, because it has the two prime factors 2 and 3.
//            So the P-positions are the multiples of 6 (lesson 2, the lemma
//            with k = 5). From any other n, taking n % 6 stones wins.
//                n     0  1  2  3  4  5  6  7  8  9 10 11 12 13
//                take  -  1  2  3  4  5  -  1  2  3  4  5  -  1
// Limits:    1 <= T <= 10^5, 1 <= n <= 5 * 10^7
// Time:      O(1) per case
// Beware:    wrong_primes_only.cpp: 4 may be taken, so 4 stones are won.
// Topics:    subtraction-game
// Lesson:    02
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int tests, n;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n;
        std::cout << (n % 6 != 0 ? "October wins!\n" : "Roy wins!\n");
    }
    return 0;
}
