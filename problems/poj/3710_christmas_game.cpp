// POJ 3710 - Christmas Game
// http://poj.org/problem?id=3710
// Game:      Several graphs, each a tree with the root 1 on some of whose
//            vertices hang polygons. A polygon is a cycle that meets the rest
//            of the graph at one vertex; two parallel edges are a polygon, too.
//            A move cuts one edge, and everything that is then cut off from the
//            root of its graph falls. Whoever has no edge to cut loses; Sally
//            moves first. For each case: the winner, Sally or Harry.
// Idea:      Green Hackenbush. A cut of a polygon of L edges leaves two paths
//            of a + b = L - 1 edges, which are Nim piles: a xor b. Its parity
//            is that of L - 1. So the polygon is worth
//                mex{ a xor b : a + b = L - 1 } = L mod 2,
//            for even L because all options are odd, for odd L because all are
//            even and a = b gives 0. That is as much as L loops at the vertex
//            from which it hangs, of 1 each. So it is as if the polygon were
//            fused into this vertex: the fusion principle, which holds for all
//            cycles of a graph. The edges that lie on no cycle, the bridges,
//            form a tree, and the colon principle (see HDU 3094) says that
//                g(v) = xor of g(c) + 1 over the bridges from v up to c,
//                       xor of 1 over the edges of polygons that hang from v.
//            Sally wins iff the xor of g(1) over all graphs is not 0.
//                o---o   a triangle on a trunk: (3 mod 2) + 1 = 2
//                 \ /    two triangles on it:   (1 xor 1) + 1 = 1
//                  o     a square on it:        (4 mod 2) + 1 = 1
//                  |
//                  1
// Limits:    1 <= N < 100 graphs of 1 <= m < 100 vertices, 1 <= a, b <= 99,
//            and 0 <= k <= 196 edges (the statement allows fewer than 500, but
//            such a graph has no more)
// Time:      O(m + k) per graph
// Beware:    wrong_skips_neighbour.cpp: a walk must not go back along the edge
//            it came by, but may along a parallel one.
// Beware:    wrong_counts_vertices.cpp: the vertices of a fused set tell the
//            parity of its edges only where one polygon hangs.
// Topics:    green-hackenbush
// Lesson:    12
// Standard:  C++98
#include <algorithm>
#include <cassert>
#include <iostream>
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

int main() {
    std::ios::sync_with_stdio(false);
    int n, m, k, a, b;
    while (std::cin >> n) {
        int nim_sum = 0;
        for (; n > 0; --n) {
            std::vector<std::pair<int, int> > edges;
            for (std::cin >> m >> k; k > 0; --k) {
                std::cin >> a >> b;
                edges.push_back(std::make_pair(a - 1, b - 1));
            }
            nim_sum ^= graph_grundy_value(m, edges);
        }
        std::cout << (nim_sum != 0 ? "Sally\n" : "Harry\n");
    }
    return 0;
}
