// Codeforces 1147F - Zigzag Game
// https://codeforces.com/problemset/problem/1147/F
// Game:      Interactive. Nodes 1..n are joined to all nodes n+1..2n; the edges
//            have different weights a. We choose to be A (Alice) or B (Bob).
//            Alice chooses I or D, and puts the token on a node. Bob moves the
//            token along any edge. Then Alice and Bob move in turn, to a node
//            that was not visited. The player with I takes an edge of larger
//            weight than the last edge, the player with D one of smaller
//            weight. Bob has the other letter. The player who cannot move says
//            -1 and loses. The judge may give up earlier.
// Idea:      Be Bob. He always moves from the side where the token started. If
//            Alice has I, let these nodes prefer small weights and the other
//            nodes large ones; if D, the other way round. Find a stable
//            matching (Gale and Shapley). Always move to the partner.
//                1 3 / 2 4, I 1: nodes 1 and 2 propose to 3, which prefers 2,
//                so 1 gets 4. Bob moves 1-4, Alice 4-2, Bob 2-3, and wins.
// Proof:     see 1147F_zigzag_game.md
// Source:    D. Gale, L. S. Shapley, American Mathematical Monthly 69 (1962)
// Limits:    1 <= t <= 50, 1 <= n <= 50, 1 <= a <= 2500 (n^2)
// Time:      O(n^3) per game
// Beware:    wrong_same_taste.cpp: lets both sides prefer small weights.
// Topics:    strategy
// Lesson:    21
#include <iostream>
#include <string>
#include <utility>
#include <vector>

int main() {
    int games, n, node;
    std::string letter;
    for (std::cin >> games; games > 0; --games) {
        std::cin >> n;
        const int size = 2 * n + 1;
        std::vector<std::vector<int> > a(size, std::vector<int>(size));
        for (int u = 1; u <= n; ++u)
            for (int v = n + 1; v <= 2 * n; ++v) {
                std::cin >> a[u][v];
                a[v][u] = a[u][v];
            }
        std::cout << "B" << std::endl;
        std::cin >> letter >> node;
        // The first nodes of the two sides: the proposers prefer small weights,
        // the acceptors large ones.
        const int proposers = (letter == "I") == (node <= n) ? 1 : n + 1;
        const int acceptors = n + 2 - proposers;
        std::vector<int> partner(size), proposed(size);
        for (int i = proposers; i < proposers + n; ++i)
            for (int u = i; u != 0;) {  // u has no partner and proposes to v
                int v = 0;
                for (int x = acceptors; x < acceptors + n; ++x)
                    if (a[u][x] > proposed[u] && (v == 0 || a[u][x] < a[u][v]))
                        v = x;
                proposed[u] = a[u][v];
                if (a[v][u] > a[v][partner[v]]) std::swap(partner[v], u);
            }
        for (int v = acceptors; v < acceptors + n; ++v) partner[partner[v]] = v;
        while (std::cin && node > 0) {
            std::cout << partner[node] << std::endl;
            std::cin >> node;
        }
    }
    return 0;
}
