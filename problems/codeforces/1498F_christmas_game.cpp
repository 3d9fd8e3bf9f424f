// Codeforces 1498F - Christmas Game
// https://codeforces.com/problemset/problem/1498/F
// Game:      A tree with a presents on each node, and a number k. One node is
//            the root. A move takes one or more presents of a node at depth k
//            or more, and puts them on its k-th ancestor. A player who cannot
//            move loses; Alice moves first. For each root 1, ..., n print 1 if
//            Alice wins, else 0.
// Idea:      Staircase Nim (lesson 5): a present at depth d can be moved d / k
//            times (rounded down), so it is on this stair, and each move goes
//            one stair down. Odd stairs count: d mod 2k >= k. For each node v
//            and each d, sums[v][d] is the xor of the presents whose distance
//            from v is d modulo 2k. First these are only the presents below v.
//            Then, from the root 1 down, each node also gets those above it:
//            the sums of its parent without its own, at distances 1 greater.
//            Sample 1 (edges 1-2 1-3 5-2 4-3, presents 0 3 2 4 4, k = 1): from
//            node 1, 3 and 2 are at odd distances, and 3 ^ 2 = 1: Alice wins.
// Source:    R. Sprague, Ueber zwei Abarten von Nim (1937)
// Limits:    3 <= n <= 10^5, 1 <= k <= 20, 1 <= u, v <= 10^5 (the ends of an
//            edge), 0 <= a <= 10^9
// Time:      O(nk), without recursion: a tree can be n nodes high
// Beware:    wrong_in_place.cpp: update a node after its old sums were used.
// Topics:    staircase-nim
// Lesson:    05
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

using Sums = std::vector<int>;  // by the distance modulo 2k

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, k, u, v;
    std::cin >> n >> k;
    RootedTree tree(n);
    for (int i = 1; i < n; ++i) {
        std::cin >> u >> v;
        tree.join(u, v);
    }
    tree.root_at(1);
    const int period = 2 * k;
    std::vector<Sums> sums(n + 1, Sums(period));
    for (v = 1; v <= n; ++v) std::cin >> sums[v][0];
    // Adds sums to those of a neighbour.
    const auto add = [&](Sums& to, const Sums& from) {
        for (int d = 0; d < period; ++d) to[(d + 1) % period] ^= from[d];
    };
    for (int i = n - 1; i > 0; --i) {
        v = tree.order[i];
        add(sums[tree.parent[v]], sums[v]);
    }
    for (int i = 1; i < n; ++i) {
        v = tree.order[i];
        Sums others = sums[tree.parent[v]];
        add(others, sums[v]);  // the xor takes away what is below
        add(sums[v], others);
    }
    for (v = 1; v <= n; ++v) {
        int nim_sum = 0;
        for (int d = k; d < period; ++d) nim_sum ^= sums[v][d];
        std::cout << (nim_sum != 0 ? 1 : 0) << (v < n ? ' ' : '\n');
    }
    return 0;
}
