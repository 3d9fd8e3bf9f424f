// AtCoder agc017_d - Game on Tree
// https://atcoder.jp/contests/agc017/tasks/agc017_d
// Game:      A tree of N vertices. A move cuts an edge, and the part without
//            vertex 1 is taken away. A player who has no edge to cut loses.
//            Alice moves first. Print the winner, Alice or Bob.
// Idea:      Green Hackenbush on a tree, as in HDU 3094: vertex 1 is the
//            ground. Let g(v) be the Grundy value of what grows from v, away
//            from vertex 1. By the colon principle (lesson 12)
//                g(v) = xor of g(c) + 1 over the vertices c next above v.
//            Alice wins iff g(1) is not 0. Sample 2 (2 and 4 above 1, 3 above
//            2, 5 above 4): g = 0 1 0 1 0, as g(1) = (1 + 1) ^ (1 + 1).
// Source:    Berlekamp, Conway, Guy, Winning Ways, chapter 7
// Limits:    2 <= N <= 10^5, 1 <= x, y <= 10^5 (the ends of an edge)
// Time:      O(N), without recursion: a tree can be 10^5 vertices high
// Beware:    wrong_directed_edges.cpp: an edge may name the upper end first.
// Topics:    green-hackenbush
// Lesson:    12
// Standard:  C++17
#include <iostream>
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
    int n, x, y;
    std::cin >> n;
    RootedTree tree(n);
    for (int i = 1; i < n; ++i) {
        std::cin >> x >> y;
        tree.join(x, y);
    }
    tree.root_at(1);
    std::vector<int> grundy(n + 1);
    for (int i = n - 1; i > 0; --i) {
        const int v = tree.order[i];
        grundy[tree.parent[v]] ^= grundy[v] + 1;
    }
    std::cout << (grundy[1] != 0 ? "Alice\n" : "Bob\n");
    return 0;
}
