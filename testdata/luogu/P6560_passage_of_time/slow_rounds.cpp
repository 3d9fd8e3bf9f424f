// TLE: looks at all edges again until nothing changes.
#include <cstdio>
#include <vector>

int main() {
    int n, m, q;
    scanf("%d %d %d", &n, &m, &q);
    std::vector<std::vector<int>> edges(n + 1);
    while (m--) {
        int u, v;
        scanf("%d %d", &u, &v);
        edges[u].push_back(v);
    }
    while (q--) {
        int x, y;
        scanf("%d %d", &x, &y);
        std::vector<int> result(n + 1);
        result[y] = -1;
        bool changes = true;
        while (changes) {
            changes = false;
            for (int u = 1; u <= n; u++) {
                if (result[u]) continue;
                bool lost = true;
                for (int v : edges[u]) {
                    if (result[v] == -1) result[u] = 1;
                    if (result[v] != 1) lost = false;
                }
                if (lost) result[u] = -1;
                if (result[u]) changes = true;
            }
        }
        printf("%d\n", result[x]);
    }
}
