// WA: calls a place on the search path a draw, and keeps what follows from it.
#include <algorithm>
#include <cstdio>
#include <vector>

std::vector<std::vector<int>> edges;
std::vector<int> result, is_known;

void search(int start, int goal) {
    std::vector<std::pair<int, int>> way(1, std::make_pair(start, 0));
    is_known[start] = 1;
    result[start] = 0;
    std::vector<int> best(edges.size(), -2);
    while (!way.empty()) {
        int u = way.back().first;
        if (u == goal || way.back().second == (int)edges[u].size()) {
            result[u] = u == goal || best[u] == -2 ? -1 : best[u];
            way.pop_back();
            if (!way.empty()) {
                int p = way.back().first;
                best[p] = std::max(best[p], -result[u]);
            }
            continue;
        }
        int v = edges[u][way.back().second++];
        if (is_known[v]) {
            best[u] = std::max(best[u], -result[v]);
        } else {
            is_known[v] = 1;
            result[v] = 0;
            way.push_back(std::make_pair(v, 0));
        }
    }
}

int main() {
    int n, m, q;
    scanf("%d %d %d", &n, &m, &q);
    edges.resize(n + 1);
    while (m--) {
        int u, v;
        scanf("%d %d", &u, &v);
        edges[u].push_back(v);
    }
    while (q--) {
        int x, y;
        scanf("%d %d", &x, &y);
        result.assign(n + 1, 0);
        is_known.assign(n + 1, 0);
        search(x, y);
        printf("%d\n", result[x]);
    }
}
