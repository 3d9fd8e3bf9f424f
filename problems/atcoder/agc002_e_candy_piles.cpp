// AtCoder agc002_e - Candy Piles
// https://atcoder.jp/contests/agc002/tasks/agc002_e
// Game:      n piles of a candies. In turn, Snuke first, a player eats the pile
//            with the most candies, or one candy of each pile that is not
//            empty. The player who eats the last candy loses. Print First if
//            Snuke wins, else Second.
// Idea:      Draw the piles as columns, in falling order. A move removes the
//            first column or the lowest row. So a token begins in the lower
//            left cell (0, 0) and goes one cell to the right or up; the player
//            who leaves the drawing loses. Cells (i, i) and (i + 1, i + 1) of
//            the drawing have the same outcome (theorem 5 of lesson 5). So only
//            the last cell (i, i) of the diagonal counts. From there, the token
//            goes straight on. If at least one of the two arms has an odd
//            number of cells, the player to move chooses it and wins.
//                 O         3 2 1: the diagonal ends at (1, 1), and both arms
//                 O O       are empty, so Second wins. 2 1: i = 0, and both
//                 O O O     arms have one cell, so First wins.
// Limits:    1 <= n <= 10^5, 1 <= a <= 10^9
// Time:      O(n log n)
// Beware:    wrong_sum_of_arms.cpp: two odd arms have an even sum, as in 2 1.
// Topics:    misere-play, minimax
// Lesson:    05
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int n;
    std::cin >> n;
    std::vector<int> a(n);
    for (int i = 0; i < n; ++i) std::cin >> a[i];
    std::sort(a.rbegin(), a.rend());
    int i = 0;
    while (i + 1 < n && a[i + 1] > i + 1) ++i;
    const int up = a[i] - i - 1;
    int right = 0;
    while (i + right + 1 < n && a[i + right + 1] > i) ++right;
    const bool first_player_wins = up % 2 == 1 || right % 2 == 1;
    std::cout << (first_player_wins ? "First\n" : "Second\n");
    return 0;
}
