// Luogu P4101 - [HEOI2014] Everyone Praises Jiangnan
// https://www.luogu.com.cn/problem/P4101
// Game:      n piles of one stone each. A move joins two piles, if the new pile
//            has at most m stones. The player who cannot move loses. For each
//            game print 0 if the first player wins, else 1.
// Idea:      Each move leaves one pile less, and at the end there are at least
//            fewest = ceil(n / m) piles. So a game has at most n - fewest
//            moves. If it lasts exactly so long, its parity says who moves
//            last. That player can make it last so long: he always adds to one
//            pile until it is full, then to the next (proof: lesson 18).
//                n, m = 7, 3: at least 3 piles, so 4 moves, and the second wins
// Limits:    1 <= T <= 100, 1 <= n, m <= 10^9
// Time:      O(1) per game
// Beware:    wrong_32_bits.cpp: n * (m - 1) / m is right, but not in 32 bits.
// Topics:    symmetry
// Lesson:    18
// Also:      BZOJ 3609
#include <iostream>

int main() {
    int tests, n, m;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n >> m;
        const int fewest = (n - 1) / m + 1;
        const bool first_player_wins = (n - fewest) % 2 == 1;
        std::cout << (first_player_wins ? "0\n" : "1\n");
    }
    return 0;
}
