#include "rooted_tree.hpp"

#include <gtest/gtest.h>

#include <numeric>
#include <random>
#include <utility>
#include <vector>

namespace rooted_tree_test {

using Edges = std::vector<std::pair<int, int>>;

RootedTree rooted(int n, const Edges& edges, int root) {
    RootedTree tree(n);
    for (const auto& [u, v] : edges) tree.join(u, v);
    tree.root_at(root);
    return tree;
}

// The order begins with the root, and contains each other vertex once, after
// its parent. Each edge leads to a parent.
void expect_is_rooted(int n, const Edges& edges, int root) {
    const RootedTree tree = rooted(n, edges, root);
    ASSERT_EQ(int(tree.order.size()), n);
    ASSERT_EQ(tree.order[0], root);
    ASSERT_EQ(tree.parent[root], 0);
    std::vector<int> place(n + 1, -1);
    for (int i = 0; i < n; ++i) {
        const int v = tree.order[i];
        ASSERT_EQ(place.at(v), -1) << v << " is in the order twice";
        place[v] = i;
        ASSERT_TRUE(i == 0 || place.at(tree.parent[v]) >= 0) << "vertex " << v;
    }
    for (const auto& [u, v] : edges)
        ASSERT_TRUE(tree.parent[u] == v || tree.parent[v] == u)
            << "edge " << u << ' ' << v;
}

// The tree in which vertex v >= 2 is joined to parents[v - 2] < v.
Edges edges_to(const std::vector<int>& parents) {
    Edges edges;
    for (int v = 2; v < int(parents.size()) + 2; ++v)
        edges.emplace_back(parents[v - 2], v);
    return edges;
}

TEST(RootedTree, OfOneVertexIsItsRoot) {
    const RootedTree tree = rooted(1, {}, 1);
    EXPECT_EQ(tree.order, std::vector<int>{1});
    EXPECT_EQ(tree.parent[1], 0);
}

// The tree 1 - 2, 2 - 3, 2 - 4 by hand, from two of its vertices.
TEST(RootedTree, HasTheParentsOfItsRoot) {
    const Edges edges = {{2, 1}, {2, 3}, {4, 2}};
    EXPECT_EQ(rooted(4, edges, 1).parent, (std::vector<int>{0, 0, 1, 2, 2}));
    EXPECT_EQ(rooted(4, edges, 3).parent, (std::vector<int>{0, 2, 3, 0, 2}));
}

TEST(RootedTree, OfEachTreeOfUpTo6VerticesIsRootedAtEachVertex) {
    for (int n = 1; n <= 6; ++n) {
        std::vector<int> parents(n - 1, 1);
        while (true) {
            for (int root = 1; root <= n; ++root)
                expect_is_rooted(n, edges_to(parents), root);
            int i = 0;  // the next choice of parents[i] from 1 to i + 1
            while (i < n - 1 && parents[i] == i + 1) parents[i++] = 1;
            if (i == n - 1) break;
            ++parents[i];
        }
    }
}

TEST(RootedTree, OfLargeTreesIsRooted) {
    const int N = 100000;
    std::mt19937 random(3094);
    std::vector<int> path(N - 1), star(N - 1, 1), any(N - 1);
    std::iota(path.begin(), path.end(), 1);
    for (int i = 0; i < N - 1; ++i) any[i] = int(random() % (i + 1)) + 1;
    const RootedTree tree = rooted(N, edges_to(path), N);
    for (int i = 0; i < N; ++i) ASSERT_EQ(tree.order[i], N - i);
    for (int root : {1, 2, N}) {
        expect_is_rooted(N, edges_to(star), root);
        expect_is_rooted(N, edges_to(any), root);
    }
}

}  // namespace rooted_tree_test
