// TLE: walks along the path for each question.
#include <cstdio>
#include <utility>
#include <vector>

int main() {
    int n, q, v, u;
    std::scanf("%d", &n);
    std::vector<int> a(n + 1), parent(n + 1), depth(n + 1), order = {1};
    for (int i = 1; i <= n; i++) std::scanf("%d", &a[i]);
    std::vector<std::vector<int>> adj(n + 1);
    for (int i = 1; i < n; i++) {
        std::scanf("%d%d", &v, &u);
        adj[v].push_back(u), adj[u].push_back(v);
    }
    for (size_t i = 0; i < order.size(); i++) {
        v = order[i];
        for (int c : adj[v])
            if (c != parent[v])
                parent[c] = v, depth[c] = depth[v] + 1, order.push_back(c);
    }
    std::scanf("%d", &q);
    while (q--) {
        char op;
        std::scanf(" %c%d%d", &op, &v, &u);
        if (op == 'C') {
            a[v] = u;
            continue;
        }
        int x = 0;
        for (; v != u; v = parent[v]) {
            if (depth[v] < depth[u]) std::swap(v, u);
            x ^= a[v];
        }
        std::puts((x ^ a[v]) ? "Yes" : "No");
    }
}
