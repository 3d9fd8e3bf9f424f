// Each place watches one of its edges. If the edge leads to a won place, it
// watches the next edge. A place whose edges are used up is lost, and every
// place with an edge to it is won.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    int n, m, q, x, y;
    std::cin >> n >> m >> q;
    std::vector<std::vector<int>> edges(n + 1), before(n + 1);
    for (int i = 0, u, v; i < m; ++i) {
        std::cin >> u >> v;
        edges[u].push_back(v);
        before[v].push_back(u);
    }
    for (; q > 0; --q) {
        std::cin >> x >> y;
        std::vector<int> result(n + 1), next(n + 1), decided;
        // The places that watch an edge to v: first[v], then after[first[v]],
        // and so on; 0 ends the list.
        std::vector<int> first(n + 1), after(n + 1);
        const auto look = [&](int u) {
            const std::vector<int>& row = edges[u];
            while (next[u] < int(row.size()) && result[row[next[u]]] == 1)
                ++next[u];
            if (next[u] == int(row.size())) {
                result[u] = -1;
                decided.push_back(u);
                return;
            }
            after[u] = first[row[next[u]]];
            first[row[next[u]]] = u;
        };
        result[y] = -1;
        decided.push_back(y);
        for (int u = 1; u <= n; ++u)
            if (u != y) look(u);
        while (!decided.empty()) {
            const int v = decided.back();
            decided.pop_back();
            if (result[v] == 1) {
                for (int u = first[v]; u != 0;) {
                    const int following = after[u];
                    if (result[u] == 0) look(u);
                    u = following;
                }
                continue;
            }
            for (const int u : before[v])
                if (result[u] == 0) {
                    result[u] = 1;
                    decided.push_back(u);
                }
        }
        std::cout << result[x] << '\n';
    }
}
