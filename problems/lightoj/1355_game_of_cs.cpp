// LightOJ 1355 - Game of CS
// https://lightoj.com/problem/game-of-cs
// Game:      A tree with the root 0, in which each edge has w units. A move
//            colours one unit of an edge that can be reached from the root over
//            edges that are not coloured fully. A player who has no unit to
//            colour loses; Emily moves first. For each tree print the winner,
//            Emily or Jolly. (Both players' colours do the same.)
// Idea:      Green Hackenbush: an edge that is coloured fully falls, with all
//            that grows above it. Let that be worth g. By the colon principle
//            (lesson 12) a path of g single edges may replace it, and with w
//            units below it is worth (proof: lesson 13, exercise 3)
//                g           0  1  2  3  4  5
//                w = 1       1  2  3  4  5  6    g + 1
//                w even      0  1  2  3  4  5    g
//                w = 3, 5..  1  0  3  2  5  4    g xor 1
//            Emily wins iff the nim-sum over the root's edges is not 0.
// Source:    Berlekamp, Conway, Guy, Winning Ways, chapter 7
// Limits:    1 <= T <= 500, 2 <= n <= 1000, 0 <= u, v <= 999, 1 <= w <= 10^9
// Time:      O(n) per tree
// Topics:    green-hackenbush
// Lesson:    12
#include <iostream>
#include <utility>
#include <vector>

typedef std::vector<std::vector<std::pair<int, int> > > Tree;  // end, units

// The Grundy value of what grows from v, which is next above `below`.
int value(const Tree& edges, int v, int below) {
    int nim_sum = 0;
    for (int i = 0; i < int(edges[v].size()); ++i) {
        const int end = edges[v][i].first, units = edges[v][i].second;
        if (end == below) continue;
        const int above = value(edges, end, v);
        nim_sum ^= units == 1 ? above + 1 : above ^ (units % 2);
    }
    return nim_sum;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int tests, n, u, v, w;
    std::cin >> tests;
    for (int test = 1; test <= tests; ++test) {
        std::cin >> n;
        Tree edges(n);
        for (int i = 1; i < n; ++i) {
            std::cin >> u >> v >> w;
            edges[u].push_back(std::make_pair(v, w));
            edges[v].push_back(std::make_pair(u, w));
        }
        const bool first_player_wins = value(edges, 0, -1) != 0;
        std::cout << "Case " << test
                  << (first_player_wins ? ": Emily\n" : ": Jolly\n");
    }
    return 0;
}
