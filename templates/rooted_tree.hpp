// Rooted tree: the parent of each vertex, and an order from the root upwards.
//
// Given:     the edges of a tree, and one of its vertices, the root.
// Computes:  parent[v], the next vertex on the path from v to the root, and the
//            list `order` of all vertices, each after its parent. The list
//            begins with the root and grows in a loop: take its vertices one
//            by one, and append the neighbours of each, except its parent.
//            Why: an edge from v that does not lead to parent[v] leads away
//            from the root, to a vertex that has v as its parent. A tree has
//            only one path between two vertices, so each vertex is appended
//            once.
// Use:       RootedTree tree(n);
//            tree.join(u, v); ... tree.root_at(1);
//            In order, a loop meets each vertex before its children. In the
//            opposite order, it meets all children before the vertex. So this
//            is Green Hackenbush, by the colon principle (lesson 12):
//                for (int i = n - 1; i > 0; --i) {
//                    const int v = tree.order[i];
//                    grundy[tree.parent[v]] ^= grundy[v] + 1;
//                }
// Not for:   graphs with a cycle: the loop does not end.
// Requires:  vertices 1, 2, ..., n; one call of root_at. parent[root] is 0.
// Time:      O(n), without recursion: a tree may be n vertices high
// Memory:    O(n)
// Standard:  C++98
// Source:    D. E. Knuth, The Art of Computer Programming 1, section 2.3
#pragma once

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
