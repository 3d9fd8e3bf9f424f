// Codeforces 1610I - Mashtali vs AtCoder
// https://codeforces.com/problemset/problem/1610/I
// Game:      A tree of n vertices, some of them pinned. A move cuts an edge,
//            and every part without a pinned vertex falls. A player who has no
//            edge to cut loses. Print a string, whose letter number k, from 1
//            to n, is 1 if the first player wins with the vertices 1, ..., k
//            pinned, else 2.
// Idea:      Green Hackenbush: the pinned vertices are one vertex, the ground.
//            By the fusion principle (lesson 13) all vertices on paths between
//            pinned ones join the ground, and each edge there is a loop, worth
//            1. By the colon principle what grows from v, away from vertex 1,
//            is worth g(v) = xor of g(c) + 1 over the c next above v.
//            When v joins the ground, the nim-sum loses the branch g(v) + 1 and
//            gains what grew on v, g(v), and a loop.
//            Sample 1 (2 above 1, 3 and 4 above 2, 5 above 4): g = 4 3 0 1 0,
//            nim-sums 4, 4 ^ (4 ^ 3 ^ 1) = 2, 2 ^ (1 ^ 0 ^ 1) = 2, 0, 0.
// Proof:     see 1610I_mashtali_vs_atcoder.md
// Source:    Berlekamp, Conway, Guy, Winning Ways, chapter 7
// Limits:    1 <= n <= 3 * 10^5, 1 <= u, v <= 3 * 10^5 (the ends of an edge)
// Time:      O(n), without recursion: a tree can be n vertices high
// Topics:    green-hackenbush
// Lesson:    13
// Standard:  C++17
#include <iostream>
#include <string>
#include <vector>

// snippet: rooted_tree
// A tree with the vertices 1..n.
struct RootedTree {
    std::vector<std::vector<int> > neighbours;
    std::vector<int> parent;  // 0 for the root
    std::vector<int> order;   // each vertex comes after its parent

    explicit RootedTree(int n) : neighbours(n + 1), parent(n + 1) {}

    void join(int u, int v) {
        neighbours[u].push_back(v);
        neighbours[v].push_back(u);
    }

    void root_at(int root) {
        order.assign(1, root);
        for (int i = 0; i < int(order.size()); ++i) {  // the order grows
            const int v = order[i];
            for (int j = 0; j < int(neighbours[v].size()); ++j) {
                const int child = neighbours[v][j];
                if (child == parent[v]) continue;
                parent[child] = v;
                order.push_back(child);
            }
        }
    }
};
// end snippet

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, u, v;
    std::cin >> n;
    RootedTree tree(n);
    for (int i = 1; i < n; ++i) {
        std::cin >> u >> v;
        tree.join(u, v);
    }
    tree.root_at(1);
    std::vector<int> grundy(n + 1);
    for (int i = n - 1; i > 0; --i) {
        v = tree.order[i];
        grundy[tree.parent[v]] ^= grundy[v] + 1;
    }
    std::vector<bool> is_ground(n + 1);
    is_ground[1] = true;
    int nim_sum = grundy[1];
    std::string winners;
    for (int k = 1; k <= n; ++k) {
        for (v = k; !is_ground[v]; v = tree.parent[v]) {
            is_ground[v] = true;
            nim_sum ^= (grundy[v] + 1) ^ grundy[v] ^ 1;
        }
        winners += nim_sum != 0 ? '1' : '2';
    }
    std::cout << winners << '\n';
    return 0;
}
