// HDU 5754 - Life Winner Bo
// https://acm.hdu.edu.cn/showproblem.php?pid=5754
// Game:      A piece stands in the upper left corner of a board of N x M. It is
//            a king (1), a rook (2), a knight (3) or a queen (4), moves as in
//            chess, and never up or to the left. The player who moves it to the
//            lower right corner wins; if it gets stuck elsewhere, the game is
//            drawn. Bo moves first. Print B if he wins, G if he loses, else D.
// Idea:      Let a rows and b columns remain. Only the knight can get stuck.
//            King: lost iff a and b are even: each step from two even numbers
//            makes one odd, and one step makes all odd numbers even.
//            Rook: Nim, lost iff a = b.
//            Queen: Wythoff's game (lesson 10), lost iff the smaller number is
//            floor(k phi), where k = |a - b| and phi = (1 + sqrt 5) / 2.
//            Knight: lost on (3k, 3k), won on (3k + 1, 3k + 2) and (3k + 2,
//            3k + 1), else drawn (proof and table: lesson 16).
// Limits:    1 <= T <= 1000, 1 <= type <= 4 (the piece), 2 <= N, M <= 1000
// Time:      O(1) per game
// Beware:    wrong_knight_parity.cpp: the loser of the race can go for a draw.
// Topics:    wythoff, nim, retrograde
// Lesson:    16
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <iostream>

// The outcome for the player to move, a rows and b columns from the corner.
char outcome(int type, int a, int b) {
    const int smaller = std::min(a, b), gap = std::abs(a - b);
    bool first_player_wins;
    if (type == 1) {
        first_player_wins = a % 2 != 0 || b % 2 != 0;
    } else if (type == 2) {
        first_player_wins = gap != 0;
    } else if (type == 4) {
        first_player_wins = smaller != int(gap * (1 + std::sqrt(5.0)) / 2);
    } else {
        if (gap == 1 && smaller % 3 == 1) return 'B';
        return gap == 0 && smaller % 3 == 0 ? 'G' : 'D';
    }
    return first_player_wins ? 'B' : 'G';
}

int main() {
    int tests, type, n, m;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> type >> n >> m;
        std::cout << outcome(type, n - 1, m - 1) << '\n';
    }
    return 0;
}
