// WA: decides by the number of vertices, as on a path.
#include <algorithm>
#include <cstdio>
#include <utility>
#include <vector>

std::vector<int> ends[200001];
int from[200001], dist[200001];

// The vertex that is farthest from the root.
int farthest(int root) {
    std::vector<int> order(1, root);
    from[root] = dist[root] = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const int v = order[i];
        for (int u : ends[v])
            if (u != from[v])
                from[u] = v, dist[u] = dist[v] + 1, order.push_back(u);
    }
    return order.back();
}

int main() {
    int n, a, b;
    std::scanf("%d", &n);
    for (int i = 1; i < n; ++i) {
        std::scanf("%d%d", &a, &b);
        ends[a].push_back(b);
        ends[b].push_back(a);
    }
    std::puts((n - 1) % 3 != 1 ? "First" : "Second");
}
