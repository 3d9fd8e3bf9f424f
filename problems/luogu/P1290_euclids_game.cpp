// Luogu P1290 - Euclid's Game
// https://www.luogu.com.cn/problem/P1290
// Game:      Two positive integers M and N. A move subtracts a positive
//            multiple of the smaller one from the larger one, so that the
//            result is not negative. The player who makes a number 0 wins. Stan
//            moves first; print who wins. (HDU 1525 is the same game in another
//            frame: it has no number of cases, but a last line 0 0.)
// Idea:      Theorem of Cole and Davie (lesson 18): let a be the larger
//            number and b the smaller one. The player to move loses iff
//            b < a < phi b, where phi = (1 + sqrt 5) / 2. Since phi is the
//            positive solution of x^2 = x + 1, a > phi b means a^2 > b (a + b).
//            That is exact in 64 bits: a^2 < 2^62, and b (a + b) < 2^63.
//                a   b    a^2   b (a + b)
//                25  7    625   224         Stan wins
//                24  15   576   585         Ollie wins
// Strategy:  let r = a mod b: leave b, r if r = 0 or it is lost, else b + r, b.
// Source:    A. J. Cole, A. J. T. Davie, Mathematical Gazette 53 (1969)
// Limits:    1 <= C <= 6 cases, 1 <= M, N < 2^31
// Time:      O(1) per case
// Beware:    wrong_golden_ratio.cpp: phi b in double is not exact enough.
// Topics:    euclid
// Lesson:    18
// Also:      COGS 1223
#include <algorithm>
#include <iostream>

int main() {
    int cases;
    long long a, b;
    for (std::cin >> cases; cases > 0; --cases) {
        std::cin >> a >> b;
        if (a < b) std::swap(a, b);
        const bool first_player_wins = a == b || a * a > b * (a + b);
        std::cout << (first_player_wins ? "Stan wins\n" : "Ollie wins\n");
    }
    return 0;
}
