// WA: the longest path consists of the two highest branches of vertex 1.
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
    farthest(1);
    int first = 0, second = 0;
    std::vector<int> height(n + 1), order(1, 1);
    for (std::size_t i = 0; i < order.size(); ++i)
        for (int u : ends[order[i]])
            if (u != from[order[i]]) order.push_back(u);
    for (int i = n - 1; i > 0; --i) {
        int v = order[i], h = height[v] + 1;
        height[from[v]] = std::max(height[from[v]], h);
        if (from[v] == 1) {
            if (h > first) std::swap(h, first);
            second = std::max(second, h);
        }
    }
    std::puts((first + second) % 3 != 1 ? "First" : "Second");
}
