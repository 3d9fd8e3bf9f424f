// Vertex geography: a maximum matching decides who wins.
//
// Given:     a graph whose vertices have two colours; each edge joins different
//            colours. A token starts on some vertex. A move moves it along an
//            edge, in either direction, to a vertex that it has not visited. A
//            player who cannot move loses.
// Computes:  a maximum matching: as many pairs of neighbours as possible, no
//            vertex in two of them. The two vertices of a pair are partners; a
//            vertex without a partner is free. The first player loses with the
//            token on v iff some maximum matching leaves v free (proof: lesson
//            16): can_be_free()[v]. To find these v, search once more from each
//            free vertex. The searches find no partner, and mark in `seen` all
//            neighbours of the vertices that they reach. So v can be free iff
//            it is free or its partner is marked.
// Use:       Matching matching(n);
//            matching.join(u, v); ... matching.make_maximum();
//            ... matching.can_be_free() ...
//            To remove a vertex with a partner: mark it in `seen`, make the
//            partner free, and find a partner of the partner.
// Not for:   graphs with a cycle of odd length: the theorem holds there, too,
//            but this search does not find every maximum matching. Directed
//            graphs. Edge geography, in which no edge is used twice.
// Requires:  vertices 0, 1, ..., n - 1. The search is recursive, as deep as
//            the longest exchange: at most n / 2 calls. 5000 calls need less
//            than 1 MiB of stack.
// Time:      O(V E) for V vertices and E edges; most searches are short. On a
//            board, join each cell to the ones above it and to its left, in
//            order: then a search first tries cells that are likely to be free
// Memory:    O(V + E)
// Standard:  C++11
// Source:    J. A. Bondy, U. S. R. Murty, Graph Theory with Applications,
//            theorem 5.1 (Berge) and exercise 5.1.4; A. S. Fraenkel, E. R.
//            Scheinerman, D. Ullman, Undirected edge geography, Theoretical
//            Computer Science 112 (1993), 371-381
#pragma once

#include <vector>

// snippet: vertex_geography
// Pairs of neighbours in a bipartite graph (without odd cycles), such as a
// grid; no vertex is in two of them.
struct Matching {
    std::vector<std::vector<int>> neighbours;
    std::vector<int> partner;  // -1 for a free vertex
    std::vector<bool> seen;    // where the search has been

    explicit Matching(int n) : neighbours(n), partner(n, -1), seen(n) {}

    void join(int u, int v) {
        neighbours[u].push_back(v);
        neighbours[v].push_back(u);
    }

    // Pairs the free vertex v, exchanging other pairs if needed; false: no way.
    bool find_partner(int v) {
        for (int w : neighbours[v]) {
            if (seen[w]) continue;
            seen[w] = true;
            if (partner[w] < 0 || find_partner(partner[w])) {
                partner[v] = w;
                partner[w] = v;
                return true;
            }
        }
        return false;
    }

    void make_maximum() {
        for (int v = int(partner.size()) - 1; v >= 0; --v)
            if (partner[v] < 0) {
                seen.assign(partner.size(), false);
                find_partner(v);
            }
    }

    // For each vertex: does some maximum matching leave it free?
    std::vector<bool> can_be_free() {
        const int n = int(partner.size());
        seen.assign(n, false);
        for (int v = 0; v < n; ++v)
            if (partner[v] < 0) find_partner(v);  // finds none, but marks
        std::vector<bool> is_free(n);
        for (int v = 0; v < n; ++v)
            is_free[v] = partner[v] < 0 || seen[partner[v]];
        return is_free;
    }
};
// end snippet
