// AtCoder agc033_c - Removing Coins
// https://atcoder.jp/contests/agc033/tasks/agc033_c
// Game:      A tree of N vertices, a coin on each. A move takes all coins of a
//            vertex; then each other coin moves one edge towards it. The player
//            who finds no coin loses. Print the winner, First or Second.
// Idea:      The vertices with coins always form a tree. A move at v removes
//            all leaves except v. Let d be the number of edges of a longest
//            path. It falls by 1 if v is an end of a longest path, else by 2.
//            For d >= 2 both are possible; 1 becomes 0; at 0 the last coins are
//            taken. So d - 1 is a pile from which a move takes 1 or 2 (Bachet,
//            lesson 2), and d = 0 is also won.
//                d  0  1  2  3  4  5  6  7     lost (P) iff d mod 3 = 1
//                   N  P  N  N  P  N  N  P
//            The two highest branches of a vertex make its longest path.
// Limits:    1 <= N <= 2 * 10^5, 1 <= a, b <= 2 * 10^5 (the ends of an edge)
// Time:      O(N), without recursion: a path can have 2 * 10^5 vertices
// Beware:    wrong_depth.cpp: the longest path need not pass through vertex 1.
// Topics:    bachet
// Lesson:    02
#include <algorithm>
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
    int n, a, b;
    std::cin >> n;
    RootedTree tree(n);
    for (int i = 1; i < n; ++i) {
        std::cin >> a >> b;
        tree.join(a, b);
    }
    tree.root_at(1);
    int longest_path = 0;
    std::vector<int> height(n + 1);  // of the part that is done
    for (int i = n - 1; i > 0; --i) {
        const int v = tree.order[i], parent = tree.parent[v];
        longest_path = std::max(longest_path, height[parent] + height[v] + 1);
        height[parent] = std::max(height[parent], height[v] + 1);
    }
    std::cout << (longest_path % 3 != 1 ? "First\n" : "Second\n");
    return 0;
}
