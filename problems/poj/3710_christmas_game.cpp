// POJ 3710 - Christmas Game
// http://poj.org/problem?id=3710
// Game:      Several graphs, each a tree with the root 1, and with polygons at
//            some vertices. A polygon is a cycle that meets the rest of the
//            graph at one vertex; two parallel edges are a polygon, too.
//            A move cuts one edge, and everything that is then cut off from the
//            root of its graph falls. A player who has no edge to cut loses;
//            Sally moves first. For each case print the winner, Sally or Harry.
// Idea:      Green Hackenbush. What grows from a vertex v is a sum of games. An
//            edge up to c, with what grows from c, is worth g(c) + 1 by the
//            colon principle (lesson 12). A polygon of L edges is worth L mod 2
//            by the fusion principle (lesson 13): each of its edges counts 1 by
//            xor.
//            A triangle on a trunk is worth (1 ^ 1 ^ 1) + 1 = 2, two of them
//            (1 ^ 1) + 1 = 1, a square on a trunk 0 + 1 = 1.
// Source:    Berlekamp, Conway, Guy, Winning Ways, chapter 7
// Limits:    1 <= N < 100 graphs, 1 <= m < 100 vertices, 1 <= a, b <= 99,
//            0 <= k <= 196 edges (below 500 stated; no graph has more than 196)
// Time:      O(m + k) per graph
// Beware:    wrong_skips_neighbour.cpp: a parallel edge may lead back.
// Topics:    green-hackenbush
// Lesson:    13
#include <algorithm>
#include <iostream>
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

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int n, m, k, a, b;
    while (std::cin >> n) {
        int nim_sum = 0;
        for (; n > 0; --n) {
            std::cin >> m >> k;
            GreenHackenbush graph(m);
            for (; k > 0; --k) {
                std::cin >> a >> b;
                graph.join(a, b);
            }
            nim_sum ^= graph.value(1, 0);
        }
        std::cout << (nim_sum != 0 ? "Sally\n" : "Harry\n");
    }
    return 0;
}
