// SPOJ PT07A - Play with a Tree
// https://www.spoj.com/problems/PT07A/
// Game:      A tree of N nodes, some of which are on the ground. A move cuts an
//            edge, and every edge that is then not connected with the ground
//            falls. A player who has no edge to cut loses. For each tree print
//            1 if the first player wins, else 0.
// Idea:      Green Hackenbush whose ground is one vertex, so a path between two
//            nodes on the ground is a cycle. By the fusion principle (lesson
//            12) its nodes join the ground, and each of its edges is a loop of
//            the value 1. The other edges form trees on the ground. So peel off
//            leaves that are not on the ground: by the colon principle, leaf v
//            changes the value of its neighbour u by xor with value[v] + 1. The
//            nodes that remain are the ground. On the path G - o - G (G:
//            ground, o: not) nothing is peeled off, and two loops are lost: 1 ^
//            1 = 0.
// Limits:    1 <= t <= 20, 1 <= N <= 10^5, at most 10^5 nodes in all (assumed),
//            0 <= s <= 1, 1 <= u, v <= 10^5
// Time:      O(N) per tree, without recursion
// Beware:    wrong_only_grounds_fused.cpp: o joins the ground, too.
// Topics:    green-hackenbush
// Lesson:    12
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int tests, n, u, v;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n;
        std::vector<int> on_ground(n + 1), degree(n + 1), value(n + 1);
        std::vector<int> near(n + 1);  // xor of the neighbours
        for (int i = 1; i <= n; ++i) std::cin >> on_ground[i];
        for (int i = 1; i < n; ++i) {
            std::cin >> u >> v;
            ++degree[u], ++degree[v];
            near[u] ^= v, near[v] ^= u;
        }
        int loops = n - 1;
        for (int i = 1; i <= n; ++i)
            for (v = i; degree[v] == 1 && !on_ground[v]; v = u) {
                u = near[v];  // its only neighbour
                value[u] ^= value[v] + 1;
                near[u] ^= v;
                --degree[u], --degree[v], --loops;
            }
        int nim_sum = loops % 2;
        for (int i = 1; i <= n; ++i)
            if (on_ground[i] || degree[i] > 0) nim_sum ^= value[i];
        std::cout << (nim_sum != 0 ? "1\n" : "0\n");
    }
    return 0;
}
