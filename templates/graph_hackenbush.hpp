// Graph Hackenbush: the Grundy value of Green Hackenbush on a rooted graph.
//
// Given:     the edges of a graph whose root, vertex 0, is the ground. A move
//            cuts an edge; what the root no longer reaches falls. The player
//            who cannot move loses. Edges may be parallel, or loops from a
//            vertex to itself.
// Computes:  the value of all that the root reaches, by the fusion principle:
//            fusing the vertices of a cycle into one does not change the value.
//            Each edge on a cycle becomes a loop, worth 1. The other edges, the
//            bridges, form a tree. By the colon principle a bridge up to c is
//            worth g(c) + 1, where g(c) is the value of what grows from c.
//            Proof: lesson 12 proves both principles.
// Use:       the first player wins iff graph_grundy_value(vertices, edges) is
//            not 0. A depth-first walk finds low[v], the least place of the
//            walk that is reached from v by going up tree edges, then along at
//            most one other edge. The edge below v is a bridge iff low[v] is
//            the place of v itself.
// Not for:   misere play; edges that only one of the players may cut.
// Requires:  vertices >= 1, and edges between 0, 1, ..., vertices - 1. What the
//            root does not reach has fallen.
// Time:      O(vertices + edges), without recursion
// Memory:    O(vertices + edges)
// Standard:  C++98
// Source:    E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, chapter 7;
//            T. S. Ferguson, Game Theory, Part I, section 6.3
#pragma once

#include <algorithm>
#include <cassert>
#include <utility>
#include <vector>

// snippet: graph_hackenbush
// Returns the value of all that grows from vertex 0, by a depth-first walk.
inline int graph_grundy_value(int vertices,
                              const std::vector<std::pair<int, int> >& edges) {
    assert(vertices >= 1);
    std::vector<std::vector<int> > edges_at(vertices);  // a loop only once
    for (int e = 0; e < int(edges.size()); ++e) {
        const int a = edges[e].first, b = edges[e].second;
        assert(0 <= a && a < vertices && 0 <= b && b < vertices);
        edges_at[a].push_back(e);
        if (a != b) edges_at[b].push_back(e);
    }
    // place[v]: of v in the walk. low[v]: the least place reached from v by
    // going up tree edges, then along at most one other edge.
    std::vector<int> place(vertices, -1), low(vertices);
    std::vector<int> next(vertices), edge_below(vertices, -1), grundy(vertices);
    std::vector<int> path(1, 0);
    int walked = 0;
    place[0] = low[0] = walked++;
    while (true) {
        const int v = path.back();
        if (next[v] < int(edges_at[v].size())) {
            const int e = edges_at[v][next[v]++];
            const int u = edges[e].first ^ edges[e].second ^ v;
            if (place[u] < 0) {
                place[u] = low[u] = walked++;
                edge_below[u] = e;
                path.push_back(u);
            } else if (e != edge_below[v] && place[u] <= place[v]) {
                low[v] = std::min(low[v], place[u]);
                grundy[u] ^= 1;  // an edge that closes a cycle
            }
        } else {
            path.pop_back();
            if (path.empty()) return grundy[v];
            const int below = path.back();
            const bool is_bridge = low[v] == place[v];
            grundy[below] ^= is_bridge ? grundy[v] + 1 : grundy[v] ^ 1;
            low[below] = std::min(low[below], low[v]);
        }
    }
}
// end snippet
