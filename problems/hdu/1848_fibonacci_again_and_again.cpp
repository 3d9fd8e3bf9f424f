// HDU 1848 - Fibonacci again and again
// https://acm.hdu.edu.cn/showproblem.php?pid=1848
// Game:      Three piles of m, n and p stones. A move takes f stones from one
//            pile, where f is 1, 2, 3, 5, 8, ... and at most the pile. The
//            player who takes the last stone wins. Fibo moves first; print the
//            winner, Fibo or Nacci.
// Idea:      A move changes one pile only, so by the Sprague-Grundy theorem
//            (lesson 6) Fibo wins iff g(m) xor g(n) xor g(p) is not 0, where
//            g(x) = mex{ g(x - f) : f a Fibonacci number, f <= x }.
//                x  0  1  2  3  4  5  6  7  8  9 10 11 12 13
//                g  0  1  2  3  0  1  2  3  4  5  0  1  2  3
// Limits:    1 <= m, n, p <= 1000, any number of positions
// Time:      O(1000 * 15) once, then O(1) per position
// Beware:    wrong_precedence.cpp: a ^ b ^ c == 0 means a ^ b ^ (c == 0).
// Topics:    sprague-grundy, subtraction-game
// Lesson:    06
#include <iostream>

const int FIBONACCI[] = {1,  2,  3,   5,   8,   13,  21, 34,
                         55, 89, 144, 233, 377, 610, 987};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int grundy[1001] = {};
    int seen_from[16] = {};  // the last pile with an option of this value
    for (int pile = 1; pile <= 1000; ++pile) {
        for (int i = 0; i < 15 && FIBONACCI[i] <= pile; ++i)
            seen_from[grundy[pile - FIBONACCI[i]]] = pile;
        while (seen_from[grundy[pile]] == pile) ++grundy[pile];
    }
    int m, n, p;
    while (std::cin >> m >> n >> p && m > 0) {
        const bool wins = (grundy[m] ^ grundy[n] ^ grundy[p]) != 0;
        std::cout << (wins ? "Fibo\n" : "Nacci\n");
    }
    return 0;
}
