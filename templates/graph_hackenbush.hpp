// Graph Hackenbush: the Grundy value of Green Hackenbush on a rooted graph.
//
// Given:     the edges of a graph that stands on its root, vertex 0. A move
//            cuts an edge; what the root no longer reaches falls. Whoever
//            cannot move loses. Edges may be parallel, or loops from a vertex
//            to itself.
// Computes:  the value of all that the root reaches, by the fusion principle:
//            the vertices of a cycle may be fused into one without a change of
//            the value. The edges of cycles become loops, worth 1 each. The
//            others, the bridges, are the edges of a tree, and the colon
//            principle values them (see tree_hackenbush.hpp).
//            Proof: A loop may be replaced by an edge to a new vertex. Let F(G)
//            be G with every cycle fused, and let G have the fewest edges, and
//            of such graphs the fewest vertices, of those that are not worth
//            F(G).
//            1. No vertices a and b are joined by three paths without a common
//            edge. Otherwise let H be G with a and b fused. It has fewer
//            vertices, so it is worth F(H) = F(G). In the sum of G and H the
//            second player repeats each cut in the other graph. Two of the
//            paths remain, so a and b fall together, or are fused in F of what
//            is left of G. So what is left of G and of H has the same F and
//            fewer edges than G, and thus equal values. So G is worth F(G).
//            2. Every cycle of two or more vertices passes through the root.
//            Otherwise let x be its vertex nearest to the root. The rest of the
//            cycle hangs on x: a way to the root from there, without x, would
//            make a third path to x. What hangs on x has fewer edges than G, so
//            the colon principle lets its F replace it. The new graph has fewer
//            vertices, so it is worth its F, which is F(G).
//            3. Without the root, G is connected, or it would be a sum of
//            smaller graphs. So it has only one cycle: a second one, and a path
//            between both, would make a third path to the root. On the other
//            vertices of the cycle grow trees, in effect paths of x_1, x_2, ...
//            edges, in this order. Let L be the length of the cycle and X the
//            nim-sum of x_1, x_2, ... Now F(G) is worth X xor (L mod 2). So is
//            G, by induction on the x_i, which contradicts the choice of G:
//            To shorten a path changes X to any u < X, perhaps to larger
//            numbers, and gives u xor (L mod 2). To cut the cycle leaves a tree
//            of L - 1 + x_1 + x_2 + ... edges. Its value has the parity of that
//            number, which is not the parity of X xor (L mod 2). So no option
//            is worth X xor (L mod 2), and all smaller values are there, except
//            perhaps X if L is odd and X is even.
//            4. If L is odd, some cut of the cycle leaves the value X. If all
//            paths have no edges, cut the middle edge. Otherwise, by induction
//            on the digits of the x_i in binary: number the edges of the cycle
//            0, 1, ..., L-1 from the root, edge i before the path x_(i+1). Let
//            the colour of edge i be the parity of i + x_1 + ... + x_i. One
//            colour has an odd number of edges; cut one of these. What grows
//            from the upper end of another edge is odd iff that edge has the
//            colour of the cut. Then the 1 that the edge adds carries into the
//            next digit, else not. So but for the last digits, there is a cycle
//            of the edges of this colour, with paths of half the length,
//            rounded down, and some cut leaves half of X. The last digit is
//            that of X by the parity in 3.
// Use:       first player wins iff graph_grundy_value(vertices, edges) != 0. A
//            depth-first walk finds low[v], the least place of the walk that is
//            reached from v by going up tree edges, then along at most one
//            other edge. The edge below v is a bridge iff low[v] is the place
//            of v itself.
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
// The value of what stands on vertex 0, by a depth-first walk up from there.
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
