// HDU 3544 - Alice's Game
// https://acm.hdu.edu.cn/showproblem.php?pid=3544
// Game:      N rectangular pieces of size X * Y. Alice cuts one of them into
//            A * Y and (X - A) * Y with 0 < A < X, Bob cuts one into X * B and
//            X * (Y - B) with 0 < B < Y. The players move in turn; the player
//            who cannot move loses; Alice moves first. Print the winner.
// Idea:      Cutcake: a piece is worth an integer, the number of moves that
//            Alice is ahead in it (below 0 if Bob is). To find it, halve X and
//            Y, rounding down, until one of them is 1; then it is X - Y. These
//            integers add up, and Alice, who begins, wins iff their sum is > 0.
//                13 * 5 -> 6 * 2 -> 3 * 1, worth 2
// Proof:     lesson 22, Cutcake
// Source:    Berlekamp, Conway, Guy, Winning Ways, chapters 1 and 2 (Cutcake)
// Limits:    T >= 1 cases, 1 <= N <= 100, 1 <= X, Y <= 10^9
// Time:      O(log(min(X, Y))) per piece
// Beware:    wrong_strips_not_cuts.cpp: X * 1 has X - 1 cuts, not X.
// Topics:    partizan-game
// Lesson:    22
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int tests, n, x, y;
    std::cin >> tests;
    for (int test = 1; test <= tests; ++test) {
        long long total = 0;
        for (std::cin >> n; n > 0; --n) {
            std::cin >> x >> y;
            while (x > 1 && y > 1) {
                x /= 2;
                y /= 2;
            }
            total += x - y;
        }
        std::cout << "Case " << test << (total > 0 ? ": Alice\n" : ": Bob\n");
    }
    return 0;
}
