// Luogu P4055 - [JSOI2009] Game
// https://www.luogu.com.cn/problem/P4055
// Game:      A maze of n rows and m columns. AA puts a token on an open cell.
//            Then YY and AA move it in turn, YY first, each time to an open
//            neighbouring cell where it has not been. A player who cannot move
//            loses. Print WIN and the cells with which AA wins, row by row, or
//            LOSE if there are none.
// Idea:      Vertex geography (lesson 16). Pair neighbouring open cells in a
//            maximum matching. AA wins with a cell iff some maximum matching
//            leaves it free, without a partner. These cells are the free ones
//            of any one maximum matching, and all cells that are reached from
//            them by double steps: to a neighbour, and on to its partner.
//            maze      pairs, free o   AA wins
//            .#.##.        a#o##o       W#W##W
//            ......        abbcdd       .W..W.
//            ###.#.        ###c#o       ###W#W
// Source:    Bondy, Murty, Graph Theory with Applications, exercise 5.1.4
// Limits:    1 <= N, M <= 100 (n and m)
// Time:      O((n m)^2) at worst, in practice about O(n m)
// Beware:    wrong_cells_left_free.cpp: one matching does not show them all.
// Topics:    vertex-geography
// Lesson:    16
// Standard:  C++11
// Also:      BZOJ 1443
#include <iostream>
#include <string>
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

int main() {
    int n, m;
    std::cin >> n >> m;
    std::string maze, row;
    for (int i = 0; i < n; ++i) {
        std::cin >> row;
        maze += row;
    }
    Matching matching(n * m);
    for (int cell = 0; cell < n * m; ++cell) {
        if (maze[cell] == '#') continue;
        const int above = cell - m, left = cell - 1;
        if (cell >= m && maze[above] == '.') matching.join(cell, above);
        if (cell % m > 0 && maze[left] == '.') matching.join(cell, left);
    }
    matching.make_maximum();
    const std::vector<bool> won = matching.can_be_free();
    bool any = false;
    for (int cell = 0; cell < n * m; ++cell) {
        if (maze[cell] == '#' || !won[cell]) continue;
        if (!any) std::cout << "WIN\n";
        any = true;
        std::cout << cell / m + 1 << ' ' << cell % m + 1 << '\n';
    }
    if (!any) std::cout << "LOSE\n";
    return 0;
}
