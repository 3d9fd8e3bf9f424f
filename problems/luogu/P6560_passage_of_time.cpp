// Luogu P6560 - [SBCOI2020] Passage of Time
// https://www.luogu.com.cn/problem/P6560
// Game:      A token on place x of a directed graph, and a goal y. The players
//            move the token along an edge in turn. A player who brings it to y
//            wins; a player who cannot move loses; the game may never end.
//            For each of q pairs x, y print 1 if the first player can force a
//            win, -1 if the second player can, else 0.
// Idea:      Retrograde analysis (lesson 16), once for each goal. For the
//            player to move, y and all places without edges are lost. Go back
//            from them: a place with an edge to a lost place is won; a place
//            whose edges all lead to won places is lost; the rest is drawn.
//                1 -> 2 -> 3 -> 1, 3 -> 4 -> 5, goal 5: 5 is lost, 4 is won;
//                3 can go to 1 instead of 4, and 1, 2, 3 are drawn
// Limits:    2 <= n <= 10^5, 1 <= m <= 5 * 10^5, 1 <= q <= 500, places
//            1 <= u, v, x, y <= 10^5, at most n, x != y (loops and repeated
//            edges are assumed possible)
// Time:      O(n + m) per query
// Beware:    wrong_search_with_marks.cpp: a depth-first search that treats a
//            place on its path as a draw keeps labels that depend on the path.
// Topics:    retrograde
// Lesson:    16
// Standard:  C++11
#include <iostream>
#include <queue>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    const int LOST = -1, DRAWN = 0, WON = 1;
    int n, m, q, x, y;
    std::cin >> n >> m >> q;
    std::vector<int> from(m), to(m), edges(n + 1), first(n + 2), before(m);
    for (int i = 0; i < m; ++i) {
        std::cin >> from[i] >> to[i];
        ++edges[from[i]];
        ++first[to[i]];
    }
    // The edges to v come from before[i] for first[v] <= i < first[v + 1].
    // This is twice as fast as a vector for each place.
    for (int v = 1; v <= n + 1; ++v) first[v] += first[v - 1];
    for (int i = 0; i < m; ++i) before[--first[to[i]]] = from[i];
    for (; q > 0; --q) {
        std::cin >> x >> y;
        std::vector<int> label(n + 1, DRAWN), untried = edges;
        untried[y] = 0;
        std::queue<int> settled;
        for (int v = 1; v <= n; ++v)
            if (untried[v] == 0) {
                label[v] = LOST;
                settled.push(v);
            }
        while (label[x] == DRAWN && !settled.empty()) {
            const int v = settled.front();
            settled.pop();
            for (int i = first[v]; i < first[v + 1]; ++i) {
                const int u = before[i];
                if (label[u] != DRAWN) continue;
                if (label[v] == LOST)
                    label[u] = WON;
                else if (--untried[u] == 0)
                    label[u] = LOST;
                if (label[u] != DRAWN) settled.push(u);
            }
        }
        std::cout << label[x] << '\n';
    }
    return 0;
}
