// WA: counts a repeated edge twice, and removes it once.
#include <cstdio>
#include <queue>
#include <vector>

int main() {
    int n, m, q;
    scanf("%d %d %d", &n, &m, &q);
    std::vector<std::vector<int>> to_it(n + 1);
    std::vector<int> degree(n + 1);
    while (m--) {
        int u, v;
        scanf("%d %d", &u, &v);
        if (to_it[v].empty() || to_it[v].back() != u) to_it[v].push_back(u);
        degree[u]++;
    }
    while (q--) {
        int x, y;
        scanf("%d %d", &x, &y);
        std::vector<int> left = degree, result(n + 1);
        std::queue<int> queue;
        for (int i = 1; i <= n; i++)
            if (i == y || degree[i] == 0) result[i] = -1, queue.push(i);
        while (!queue.empty()) {
            int v = queue.front();
            queue.pop();
            for (int u : to_it[v]) {
                if (result[u]) continue;
                if (result[v] == -1)
                    result[u] = 1, queue.push(u);
                else if (--left[u] == 0)
                    result[u] = -1, queue.push(u);
            }
        }
        printf("%d\n", result[x]);
    }
}
