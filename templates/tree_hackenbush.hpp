// Tree Hackenbush: Grundy values of Green Hackenbush on a rooted tree.
//
// Given:     the edges of a tree that grows from its root, vertex 0. A move
//            cuts an edge, which falls with everything that grows above it.
//            Whoever cannot move loses.
// Computes:  grundy[v] of the part that grows from v, for every vertex v: the
//            nim-sum of grundy[c] + 1 over the vertices c next above v.
//            Why: The colon principle: if two parts G and H have equal values,
//            then a tree T with G at a vertex x and T with H at x have equal
//            values. For in the sum of these two trees the second player wins.
//            She answers a cut in one T by the same cut in the other, so that G
//            and H fall together or stay together. A cut in G or H she answers
//            as in the sum G + H, whose value is 0.
//            So let a path of grundy[c] edges, which is a Nim pile of that
//            size, replace what grows from c. With the edge below it, it is a
//            path of grundy[c] + 1 edges. The branches at v are a sum of games.
// Use:       tree_grundy_values(edges, edge_value)[0] != 0 iff the first player
//            wins. edge_value(above, e) is the value of edge number e together
//            with a part of value `above` that grows from its upper end. Where
//            each edge is one thing to cut, whatever its number:
//                int edge_value(int above, int) { return above + 1; }
//            The principle holds for any rule by which the edge and the part
//            fall together, as for an edge of several strands.
//            Leaf after leaf falls into the value of the vertex below. No lists
//            of edges are needed to find that vertex: the xor of the numbers of
//            all edges left at a leaf is the number of its only edge.
// Not for:   graphs with cycles (see graph_hackenbush.hpp); misere play.
// Requires:  edges that form a tree of the vertices 0, 1, ..., edges.size().
// Time:      O(edges), without recursion: a high tree needs no stack
// Memory:    O(edges)
// Standard:  C++98
// Source:    E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, chapter 7;
//            T. S. Ferguson, Game Theory, Part I, sections 6.1 and 6.2
#pragma once

#include <cassert>
#include <utility>
#include <vector>

// snippet: tree_hackenbush
// By vertex, the value of what grows from it in the tree with root 0. The value
// of edge number e with a part of value `above` on it is edge_value(above, e).
template <class EdgeValue>
std::vector<int> tree_grundy_values(
    const std::vector<std::pair<int, int> >& edges, EdgeValue edge_value) {
    const int n = int(edges.size()) + 1;
    // How many edges are left at a vertex, and the xor of their numbers: at a
    // leaf, its only edge.
    std::vector<int> degree(n), edge_xor(n), grundy(n);
    for (int e = 0; e < n - 1; ++e) {
        const int a = edges[e].first, b = edges[e].second;
        assert(0 <= a && a < n && 0 <= b && b < n);
        ++degree[a];
        ++degree[b];
        edge_xor[a] ^= e;
        edge_xor[b] ^= e;
    }
    int fallen = 0;
    for (int i = 1; i < n; ++i)
        for (int leaf = i; leaf != 0 && degree[leaf] == 1; ++fallen) {
            const int e = edge_xor[leaf];
            const int below = edges[e].first ^ edges[e].second ^ leaf;
            grundy[below] ^= edge_value(grundy[leaf], e);
            --degree[leaf];
            --degree[below];
            edge_xor[below] ^= e;
            leaf = below;
        }
    assert(fallen == n - 1 && "the edges form a tree");
    return grundy;
}
// end snippet
