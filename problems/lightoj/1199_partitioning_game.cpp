// LightOJ 1199 - Partitioning Game
// https://lightoj.com/problem/partitioning-game
// Game:      n piles. A move splits one pile into two non-empty piles of
//            unequal size. A player who cannot move loses. Alice moves first.
//            For each case print the name of the winner, Alice or Bob.
// Idea:      Grundy's game. A split into a and b leaves a sum of two games, so
//            it has the value g(a) xor g(b):
//            g(pile) = mex{ g(a) xor g(b) : a + b = pile, 0 < a < b }
//            pile  0  1  2  3  4  5  6  7  8  9 10 11 12
//            g     0  0  0  1  0  2  1  0  2  1  0  2  1
//            No law of these values is known, so the program makes the table.
//            Sprague-Grundy (lesson 6): Alice wins iff the xor of g is not 0.
// Source:    Berlekamp, Conway, Guy, Winning Ways, chapter 4
// Limits:    1 <= T <= 1000, 1 <= n <= 100, 1 <= pile <= 10000
// Time:      O(10000^2) once (25 million splits), then O(1) per pile
// Beware:    wrong_equal_halves.cpp: 4 does not split into 2 and 2.
// Topics:    sprague-grundy, splitting, grundys-game
// Lesson:    08
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int grundy[10001] = {};
    // seen_from[v]: the last pile with a split of value v. The values of piles
    // up to 10000 are at most 101 (computed), so xors are below 128.
    int seen_from[128] = {};
    for (int pile = 1; pile <= 10000; ++pile) {
        for (int a = 1, b = pile - 1; a < b; ++a, --b)
            seen_from[grundy[a] ^ grundy[b]] = pile;
        while (seen_from[grundy[pile]] == pile) ++grundy[pile];
    }
    int tests, n, pile;
    std::cin >> tests;
    for (int test = 1; test <= tests; ++test) {
        int nim_sum = 0;
        for (std::cin >> n; n > 0; --n) {
            std::cin >> pile;
            nim_sum ^= grundy[pile];
        }
        std::cout << "Case " << test
                  << (nim_sum != 0 ? ": Alice\n" : ": Bob\n");
    }
    return 0;
}
