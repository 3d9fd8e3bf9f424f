// POJ 3710 - Christmas Game
// http://poj.org/problem?id=3710
// Game:      Several graphs, each a tree with the root 1 on some of whose
//            vertices hang polygons. A polygon is a cycle that meets the rest
//            of the graph at one vertex; two parallel edges are a polygon, too.
//            A move cuts one edge, and everything that is then cut off from the
//            root of its graph falls. A player who has no edge to cut loses;
//            Sally moves first. For each case print the winner, Sally or Harry.
// Idea:      Green Hackenbush. What grows from a vertex v is a sum of games:
//            an edge up to c with what grows from c, worth g(c) + 1 by the
//            colon principle; a polygon of L edges, worth L mod 2 by the fusion
//            principle, so each of its edges counts 1 by xor (both: lesson 12).
//            A triangle on a trunk is worth (1 ^ 1 ^ 1) + 1 = 2, two of them
//            (1 ^ 1) + 1 = 1, a square on a trunk 0 + 1 = 1.
// Limits:    1 <= N < 100 graphs, 1 <= m < 100 vertices, 1 <= a, b <= 99,
//            0 <= k <= 196 edges (below 500 stated; no graph has more than 196)
// Time:      O(m + k) per graph
// Beware:    wrong_skips_neighbour.cpp: a parallel edge may lead back.
// Topics:    green-hackenbush
// Lesson:    12
#include <algorithm>
#include <iostream>
#include <vector>

std::vector<int> near[100];
int depth[100];  // 0: not visited
int low[100];    // the least depth that a polygon leads back to from above

// The Grundy value of what grows from v; on a polygon, with its edges above v.
int value(int v, int below) {
    low[v] = depth[v] = depth[below] + 1;
    int nim_sum = 0;
    bool came = false;  // along the edge from `below`
    for (int i = 0; i < int(near[v].size()); ++i) {
        const int u = near[v][i];
        if (u == below && !came) {
            came = true;
        } else if (depth[u] == 0) {
            const int above = value(u, v);
            nim_sum ^= low[u] > depth[v] ? above + 1 : above ^ 1;
            low[v] = std::min(low[v], low[u]);
        } else if (depth[u] < depth[v]) {  // the last edge of a polygon
            nim_sum ^= 1;
            low[v] = depth[u];
        }
    }
    return nim_sum;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int n, m, k, a, b;
    while (std::cin >> n) {
        int nim_sum = 0;
        for (; n > 0; --n) {
            std::cin >> m >> k;
            for (int v = 1; v <= m; ++v) {
                near[v].clear();
                depth[v] = 0;
            }
            for (; k > 0; --k) {
                std::cin >> a >> b;
                near[a].push_back(b);
                near[b].push_back(a);
            }
            nim_sum ^= value(1, 0);
        }
        std::cout << (nim_sum != 0 ? "Sally\n" : "Harry\n");
    }
    return 0;
}
