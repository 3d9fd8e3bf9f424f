// Codeforces 1382B - Sequential Nim
// https://codeforces.com/problemset/problem/1382/B
// Game:      n piles of stones in a row. A move takes one or more stones from
//            the first pile that is not empty. The player who cannot move
//            loses. For each case print First if the player who begins wins,
//            else Second.
// Idea:      If the first pile has at least 2 stones, the player to move wins
//            by strategy stealing (lesson 3, lemma 2). He takes the whole pile,
//            or leaves 1 stone, and then the opponent has to take it. A pile of
//            1 is a forced move, but taking the last pile wins. So the player
//            who comes to the first large pile, or to the last pile, wins.
//                1 1 4 1 2: two forced moves, First comes to the 4 and wins
// Limits:    1 <= t <= 1000, 1 <= n <= 10^5 (sum of all n, too), 1 <= a <= 10^9
// Time:      O(n) per case
// Beware:    wrong_all_ones_count.cpp: only ones in front count; 2 1 is won.
// Topics:    strategy-stealing
// Lesson:    03
// Standard:  C++17
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int tests, n;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n;
        std::vector<int> piles(n);
        for (int& pile : piles) std::cin >> pile;
        int forced_moves = 0;
        while (forced_moves < n - 1 && piles[forced_moves] == 1) ++forced_moves;
        std::cout << (forced_moves % 2 == 0 ? "First\n" : "Second\n");
    }
    return 0;
}
