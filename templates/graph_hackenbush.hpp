// Graph Hackenbush: the Grundy value of Green Hackenbush on a rooted graph.
//
// Given:     the edges of a graph. One vertex is the ground. A move cuts an
//            edge, and the part that is not connected with the ground falls.
//            The player who cannot move loses. Edges may be parallel, or loops
//            from a vertex to itself.
// Computes:  the value of the part that is connected with the ground. Fusing
//            the vertices of a cycle into one vertex does not change this value
//            (fusion principle).
//            Each edge on a cycle becomes a loop, worth 1. The other edges, the
//            bridges, form a tree. By the colon principle a bridge up to c is
//            worth g(c) + 1, where g(c) is the value of what grows from c.
//            Proof: lessons 12 and 13 prove these principles.
// Use:       GreenHackenbush graph(n);
//            graph.join(u, v); ... graph.value(ground, 0) ...
//            Ask for the value once. The first player wins iff it is not 0.
//            A depth-first walk computes low[v]. This is the least depth to
//            which an edge from v, or from a vertex above v, leads; the edge
//            below v does not count. An edge from v up to u is a bridge iff
//            low[u] > depth[v].
// Not for:   misere play; edges that only one of the players may cut.
// Requires:  vertices 1, 2, ..., n. Edges that are not connected with the
//            ground do not count. The recursion is as deep as the longest path
//            of the walk: at most n calls. 5000 calls need less than 1 MiB of
//            stack.
// Time:      O(vertices + edges)
// Memory:    O(vertices + edges)
// Standard:  C++98
// Source:    E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, chapter 7;
//            T. S. Ferguson, Game Theory, Part I, section 6.3
#pragma once

#include <algorithm>
#include <vector>

// snippet: graph_hackenbush
// Green Hackenbush on a graph with the vertices 1..n.
struct GreenHackenbush {
    std::vector<std::vector<int> > neighbours;
    std::vector<int> depth;  // 0: not visited
    std::vector<int> low;    // the least depth that an edge leads back to

    explicit GreenHackenbush(int n)
        : neighbours(n + 1), depth(n + 1), low(n + 1) {}

    void join(int u, int v) {
        neighbours[u].push_back(v);
        if (u != v) neighbours[v].push_back(u);
    }

    // The value of what grows from v; on a cycle, with its edges above v.
    int value(int v, int below) {
        low[v] = depth[v] = depth[below] + 1;
        int nim_sum = 0;
        bool came_from_below = false;
        for (int i = 0; i < int(neighbours[v].size()); ++i) {
            const int u = neighbours[v][i];
            if (u == below && !came_from_below) {
                came_from_below = true;
            } else if (depth[u] == 0) {
                const int above = value(u, v);
                const bool is_bridge = low[u] > depth[v];
                nim_sum ^= is_bridge ? above + 1 : above ^ 1;
                low[v] = std::min(low[v], low[u]);
            } else if (depth[u] <= depth[v]) {  // closes a cycle
                nim_sum ^= 1;
                low[v] = std::min(low[v], depth[u]);
            }
        }
        return nim_sum;
    }
};
// end snippet
