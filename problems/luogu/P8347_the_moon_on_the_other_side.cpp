// Luogu P8347 - The Moon on the Other Side
// https://www.luogu.com.cn/problem/P8347
// Game:      A tree of n >= 2 vertices. A move deletes a vertex with its edges
//            and keeps one of the parts that are left; the others go, too. The
//            player who leaves a single vertex loses; Hifuu moves first. For
//            each tree print the winner, Hifuu or Luna.
// Idea:      The player to move loses iff every degree is odd: then each move
//            keeps a neighbour of the deleted vertex, whose degree becomes
//            even. From any other tree some move leaves odd degrees only.
//            A single vertex has degree 0: it is won.
//                1 - 2 - 3 - 4    2 and 3 are even: Hifuu wins. Delete 2, keep
//                                 3 - 4: Luna must leave a single vertex.
// Proof:     see P8347_the_moon_on_the_other_side.md
// Limits:    1 <= T <= 5, 2 <= n <= 10^5, 1 <= u, v <= 10^5
// Time:      O(n) per tree
// Beware:    wrong_perfect_matching.cpp: a perfect matching does not decide.
// Topics:    minimax
// Lesson:    12
#include <cstdio>
#include <iostream>
#include <vector>

// Read the next integer: std::cin would take a fifth of the time limit.
int read() {
    int c = std::getchar(), number = 0;
    while (c < '0') c = std::getchar();
    for (; c >= '0'; c = std::getchar()) number = number * 10 + (c - '0');
    return number;
}

int main() {
    for (int tests = read(); tests > 0; --tests) {
        const int n = read();
        std::vector<int> degree(n + 1);
        for (int end = 2 * (n - 1); end > 0; --end) ++degree[read()];
        bool first_player_wins = false;
        for (int v = 1; v <= n; ++v)
            if (degree[v] % 2 == 0) first_player_wins = true;
        std::cout << (first_player_wins ? "Hifuu\n" : "Luna\n");
    }
    return 0;
}
