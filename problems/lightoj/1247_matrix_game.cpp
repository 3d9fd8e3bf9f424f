// LightOJ 1247 - Matrix Game
// https://lightoj.com/problem/matrix-game
// Game:      A matrix of m rows and n columns with some stones in each cell. A
//            move takes stones from cells of one row, any numbers of them, at
//            least one stone in all. The player who cannot move loses; Alice
//            moves first. Print who wins.
// Idea:      A move can leave any smaller number of stones in its row, and it
//            makes no difference in which cells. So a row is a pile of Nim, as
//            large as the sum of its cells. By Bouton's theorem (lesson 4)
//            Alice wins iff nim_sum, the xor of these piles, is not 0:
//                2 3 8 -> 13 = 1101
//                5 2 7 -> 14 = 1110    nim_sum = 0011, Alice wins
// Limits:    1 <= T <= 100, 1 <= m, n <= 50, 0 <= cell <= 10^9
// Time:      O(m n) per test
// Beware:    wrong_int_row.cpp: piles of 5 * 10^10 stones do not fit into int.
// Topics:    nim
// Lesson:    05
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int tests, m, n, cell;
    std::cin >> tests;
    for (int test = 1; test <= tests; ++test) {
        long long nim_sum = 0;
        for (std::cin >> m >> n; m > 0; --m) {
            long long pile = 0;
            for (int column = 0; column < n; ++column) {
                std::cin >> cell;
                pile += cell;
            }
            nim_sum ^= pile;
        }
        std::cout << "Case " << test
                  << (nim_sum != 0 ? ": Alice\n" : ": Bob\n");
    }
    return 0;
}
