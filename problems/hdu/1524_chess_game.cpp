// HDU 1524 - A Chess Game
// https://acm.hdu.edu.cn/showproblem.php?pid=1524
// Game:      Pieces on the positions 0..N-1 of a directed graph without cycles;
//            pieces may share a position. A move takes one piece along an edge.
//            A player who cannot move loses. For each placing of M pieces print
//            WIN if the player to move wins, else LOSE.
// Idea:      The value g(p) is the mex of g over the positions that the edges
//            of p lead to. List the positions so that each comes before its
//            options, and find their values from the end of the list:
//                p             0    1    2    3
//                edges lead to 1    -    0,1  0       list: 2 3 0 1
//                g(p)          1    0    2    0
//            Sprague-Grundy (lesson 6): the player to move wins iff the xor of
//            g over the pieces is not 0.
// Source:    T. S. Ferguson, Game Theory, Part I, sections 3.1 and 3.2
// Limits:    1 <= N <= 1000, 0 <= X <= 999 edges from a position, 1 <= M <= 10,
//            0 <= option, piece <= 999, any number of cases and placings
// Time:      O(N^2) per case, then O(M) per placing
// Beware:    wrong_shared_marks.cpp: each recursive call needs its own marks.
// Topics:    sprague-grundy, mex
// Lesson:    06
// Also:      POJ 2425
#include <iostream>
#include <vector>

// snippet: game_graph
// Grundy values of positions 0..n-1 with these options, without a cycle.
inline std::vector<int> game_graph_values(
    const std::vector<std::vector<int> >& options) {
    const int n = int(options.size());
    std::vector<int> in_degree(n), order, grundy(n);
    for (int p = 0; p < n; ++p)
        for (int j = 0; j < int(options[p].size()); ++j)
            ++in_degree[options[p][j]];
    // The positions, each before its options; the list grows in the loop.
    for (int p = 0; p < n; ++p)
        if (in_degree[p] == 0) order.push_back(p);
    for (int i = 0; i < int(order.size()); ++i) {
        const int p = order[i];
        for (int j = 0; j < int(options[p].size()); ++j)
            if (--in_degree[options[p][j]] == 0) order.push_back(options[p][j]);
    }
    // seen_from[v]: the last position with an option of value v.
    std::vector<int> seen_from(n, -1);
    for (int i = int(order.size()) - 1; i >= 0; --i) {
        const int p = order[i];
        for (int j = 0; j < int(options[p].size()); ++j)
            seen_from[grundy[options[p][j]]] = p;
        while (seen_from[grundy[p]] == p) ++grundy[p];
    }
    return grundy;
}
// end snippet

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(0);
    int n, edges, pieces, p;
    while (std::cin >> n) {
        std::vector<std::vector<int> > options(n);
        for (p = 0; p < n; ++p) {
            std::cin >> edges;
            options[p].resize(edges);
            for (int i = 0; i < edges; ++i) std::cin >> options[p][i];
        }
        const std::vector<int> grundy = game_graph_values(options);
        while (std::cin >> pieces && pieces > 0) {
            int nim_sum = 0;
            for (; pieces > 0; --pieces) {
                std::cin >> p;
                nim_sum ^= grundy[p];
            }
            std::cout << (nim_sum != 0 ? "WIN\n" : "LOSE\n");
        }
    }
    return 0;
}
