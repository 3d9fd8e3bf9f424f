// LightOJ 1186 - Incredible Chess
// https://lightoj.com/problem/incredible-chess
// Game:      An n x n board with a white pawn and, above it, a black pawn in
//            each column. A move shifts one pawn of the player's own colour up
//            or down its column by any number of rows, without jumping over the
//            other pawn. The player who cannot move loses; White moves first.
//            Print who wins.
// Idea:      Nim with increases (proof: lesson 5, theorem 1): either player can
//            make the gap of a column smaller by any number of rows, as if it
//            were a pile of Nim. If one moves away, the other follows. So White
//            wins iff nim_sum, the xor of the gaps, is not 0. White in rows 1 0
//            0, black in rows 5 3 2: gaps 3, 2 and 1, Black wins.
// Source:    Berlekamp, Conway, Guy, Winning Ways, chapter 3 (Northcott)
// Limits:    1 <= T <= 200, 3 <= n <= 200, 0 <= W <= 198, 1 <= B <= 199. T and
//            n are assumed: copies of the statement differ.
// Time:      O(n) per test
// Topics:    nim
// Lesson:    05
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int tests, n, black;
    std::cin >> tests;
    for (int test = 1; test <= tests; ++test) {
        std::cin >> n;
        std::vector<int> white(n);
        for (int i = 0; i < n; ++i) std::cin >> white[i];
        int nim_sum = 0;
        for (int i = 0; i < n; ++i) {
            std::cin >> black;
            nim_sum ^= black - white[i] - 1;
        }
        std::cout << "Case " << test
                  << (nim_sum != 0 ? ": white wins\n" : ": black wins\n");
    }
    return 0;
}
