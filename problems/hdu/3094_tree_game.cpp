// HDU 3094 - A tree game
// https://acm.hdu.edu.cn/showproblem.php?pid=3094
// Game:      A tree with the root 1. A move cuts one edge, and everything that
//            is then cut off from the root falls. A player who has no edge to
//            cut loses; Alice moves first. For each tree print the winner,
//            Alice or Bob.
// Idea:      Green Hackenbush. Let g(v) be the Grundy value of what grows from
//            v. By the colon principle (lesson 12) a path of g(c) edges may
//            replace what grows from c. With the edge below c it is a path of
//            g(c) + 1 edges, a Nim pile. The branches at v are a sum, so
//                g(v) = xor of g(c) + 1 over the children c of v,
//            and Alice wins iff g of the root is not 0. An example:
//                0 0  0
//                 \|  |
//                  0  1     0 = (0 + 1) ^ (0 + 1), 1 = 0 + 1
//                   \ /
//                    3      3 = (0 + 1) ^ (1 + 1): Alice wins
// Strategy:  lesson 12, exercise 2, finds all winning cuts.
// Source:    Berlekamp, Conway, Guy, Winning Ways, chapter 7
// Limits:    1 <= T <= 100, 1 <= N <= 10^5, 1 <= I, J <= 10^5
// Time:      O(N) per tree, without recursion: it may be 10^5 vertices high
// Topics:    green-hackenbush
// Lesson:    12
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
    std::cin.tie(0);
    int tests, n, a, b;
    for (std::cin >> tests; tests > 0; --tests) {
        std::cin >> n;
        RootedTree tree(n);
        for (int i = 1; i < n; ++i) {
            std::cin >> a >> b;
            tree.join(a, b);
        }
        tree.root_at(1);
        std::vector<int> grundy(n + 1);
        for (int i = n - 1; i > 0; --i) {
            const int v = tree.order[i];
            grundy[tree.parent[v]] ^= grundy[v] + 1;
        }
        std::cout << (grundy[1] != 0 ? "Alice\n" : "Bob\n");
    }
    return 0;
}
