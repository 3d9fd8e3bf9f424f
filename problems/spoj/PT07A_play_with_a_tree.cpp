// SPOJ PT07A - Play with a Tree
// https://www.spoj.com/problems/PT07A/
// Game:      A tree of N nodes, some of which are on the ground (perhaps none).
//            A move cuts an edge. Then every edge that is not connected with a
//            node on the ground falls. A player who has no edge to cut loses.
//            For each tree print 1 if the first player wins, else 0.
// Idea:      Green Hackenbush. All nodes on the ground are one vertex, so a
//            path between two of them is a cycle. By the fusion principle
//            (lesson 13) the nodes of such a path are ground, too, and each of
//            its edges is a loop of the value 1. What is left are branches:
//            remove leaves. By the colon principle a leaf with value[v] on it
//            adds (xor) value[v] + 1 to its neighbour. The result is the xor of
//            value over the nodes that remain, and of 1 for each edge that
//            remains. On the path G - o - G (G: ground) two loops remain: 0.
//            Without ground all edges fall: one node remains, with no edge.
// Source:    Berlekamp, Conway, Guy, Winning Ways, chapter 7
// Limits:    1 <= t <= 20, 1 <= N <= 10^5, at most 10^5 nodes in all (assumed),
//            0 <= s <= 1 (1: on the ground), 1 <= u, v <= 10^5
// Time:      O(N) per tree, without recursion
// Beware:    wrong_only_grounds_fused.cpp: o joins the ground, too.
// Topics:    green-hackenbush
// Lesson:    13
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int tests, n, u, v;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n;
        std::vector<int> on_ground(n + 1), degree(n + 1), value(n + 1);
        std::vector<int> xor_of_neighbours(n + 1);
        for (int i = 1; i <= n; ++i) std::cin >> on_ground[i];
        for (int i = 1; i < n; ++i) {
            std::cin >> u >> v;
            ++degree[u];
            ++degree[v];
            xor_of_neighbours[u] ^= v;
            xor_of_neighbours[v] ^= u;
        }
        int loops = n - 1;
        for (int i = 1; i <= n; ++i)
            for (v = i; degree[v] == 1 && !on_ground[v]; v = u) {
                u = xor_of_neighbours[v];  // its only neighbour
                value[u] ^= value[v] + 1;
                xor_of_neighbours[u] ^= v;
                --degree[u];
                --degree[v];
                --loops;
            }
        int nim_sum = loops % 2;
        for (int i = 1; i <= n; ++i)
            if (on_ground[i] || degree[i] > 0) nim_sum ^= value[i];
        std::cout << (nim_sum != 0 ? "1\n" : "0\n");
    }
    return 0;
}
