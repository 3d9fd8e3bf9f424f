// AtCoder abc261_h - Game on Graph
// https://atcoder.jp/contests/abc261/tasks/abc261_h
// Game:      A piece on vertex v of a directed graph with weights. Takahashi
//            and Aoki move it along an edge in turn, Takahashi first, until the
//            player to move cannot. Takahashi wants the play to end, with a
//            total weight as small as possible. Aoki wants it never to end, or
//            else to end with a total as large as possible. Print the total, or
//            INFINITY.
// Idea:      A position is a vertex and the player to move. Settle positions
//            backwards from the ends, the smallest total first, as Dijkstra's
//            algorithm does. Takahashi's gets the first total that an edge
//            offers, Aoki's the largest one when all edges offer one. A
//            position that is never settled is endless.
//                1 -> 2 -> 3 -> 1, 2 -> 4, all weights 1, v = 1: Aoki at 2 goes
//                to 3, not to 4; round the circle, Takahashi at 2 ends it: 5
// Proof:     see abc261_h_game_on_graph.md
// Limits:    1 <= N, v, A, B <= 2 * 10^5, 0 <= M <= 2 * 10^5, 0 <= C <= 10^9;
//            v, A, B <= N
// Time:      O((N + M) log M)
// Beware:    wrong_first_come.cpp: without the order of totals, an expensive
//            edge may settle a position of Takahashi's.
// Topics:    retrograde
// Lesson:    16
// Standard:  C++17
#include <algorithm>
#include <iostream>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    enum { TAKAHASHI, AOKI };
    const int ENDLESS = -1;
    int n, m, v, a, b, c;
    std::cin >> n >> m >> v;
    std::vector<std::vector<std::pair<int, int>>> before(n + 1);
    std::vector<int> untried(n + 1);
    for (; m > 0; --m) {
        std::cin >> a >> b >> c;
        before[b].emplace_back(a, c);
        ++untried[a];
    }
    // Total, player to move and vertex; the least total comes first.
    std::set<std::tuple<long long, int, int>> queue;
    for (int u = 1; u <= n; ++u)
        if (untried[u] == 0) {
            queue.emplace(0, TAKAHASHI, u);
            queue.emplace(0, AOKI, u);
        }
    std::vector<long long> total(n + 1, ENDLESS);  // with Takahashi to move
    std::vector<long long> largest(n + 1);         // known with Aoki to move
    while (!queue.empty()) {
        const auto [so_far, player, to] = *queue.begin();
        queue.erase(queue.begin());
        if (player == TAKAHASHI) {
            if (total[to] != ENDLESS) continue;
            total[to] = so_far;
        }
        for (const auto& [from, weight] : before[to])
            if (player == AOKI) {
                queue.emplace(so_far + weight, TAKAHASHI, from);
            } else {
                largest[from] = std::max(largest[from], so_far + weight);
                if (--untried[from] == 0)
                    queue.emplace(largest[from], AOKI, from);
            }
    }
    if (total[v] == ENDLESS)
        std::cout << "INFINITY\n";
    else
        std::cout << total[v] << '\n';
    return 0;
}
