// Luogu P2599 - [ZJOI2009] Stone Game
// https://www.luogu.com.cn/problem/P2599
// Game:      n piles of stones in a row. A move takes any positive number of
//            stones from the leftmost or the rightmost pile. The player who
//            cannot move loses. Print 1 if the first player wins, else 0.
// Idea:      End-Nim. For each row S exactly one l >= 0 makes the row l S lost,
//            and exactly one r makes S r lost (0: no pile is added). So S is
//            lost iff its l is 0. For a pile x > 0, the l of the row S x is
//                0 if x = r,              x + 1 if l <= x < r,
//                x - 1 if r < x <= l,     x otherwise.
//            The r of x S is the same with l and r exchanged. The empty row has
//            l = r = 0; go from shorter rows to longer ones.
//                                 x       1  2  3  4  5  6  7
//                l = 5, r = 2:  l of S x  1  0  2  3  4  6  7
//                l = 2, r = 5:  l of S x  1  3  4  5  0  6  7
// Strategy:  make the first pile the l of the rest, or the last one the r.
// Proof:     see P2599_stone_game.md
// Source:    M. H. Albert, R. J. Nowakowski, The game of End-Nim (2001)
// Limits:    1 <= T <= 10, 1 <= n <= 1000, 1 <= pile <= 10^9
// Time:      O(n^2) per row
// Beware:    wrong_roles_kept.cpp: on the left side l and r are exchanged.
// Topics:    interval-game
// Lesson:    15
// Also:      BZOJ 1413, AcWing 1322
#include <iostream>
#include <vector>

// The l of the row S x, where S has these l and r.
int longer_l(int x, int l, int r) {
    if (x == r) return 0;
    if (r < x && x <= l) return x - 1;
    if (l <= x && x < r) return x + 1;
    return x;
}

bool first_player_wins(const std::vector<int>& piles) {
    const int n = int(piles.size());
    // l[i] and r[i] belong to the row of `length` piles that begins with pile
    // i; from i on, they still belong to the row that is one pile shorter.
    std::vector<int> l(n + 1), r(n + 1);
    for (int length = 1; length <= n; ++length)
        for (int i = 0; i + length <= n; ++i) {
            const int new_l = longer_l(piles[i + length - 1], l[i], r[i]);
            r[i] = longer_l(piles[i], r[i + 1], l[i + 1]);
            l[i] = new_l;
        }
    return l[0] > 0;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int tests, n;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n;
        std::vector<int> piles(n);
        for (int i = 0; i < n; ++i) std::cin >> piles[i];
        std::cout << first_player_wins(piles) << '\n';
    }
    return 0;
}
