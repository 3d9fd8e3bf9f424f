// WA: drops a repeated edge from the list, but counts it in the degree.
#include <cstdio>
#include <set>
#include <vector>

int main() {
    int n, m, k, x, y;
    std::scanf("%d%d%d", &n, &m, &k);
    std::vector<std::set<int>> to(n + 1), from(n + 1);
    std::vector<int> degree(n + 1), value(n + 1), order;
    while (m--) {
        std::scanf("%d%d", &x, &y);
        to[x].insert(y);
        from[y].insert(x);
        ++degree[x];
    }
    for (int v = 1; v <= n; ++v)
        if (degree[v] == 0) order.push_back(v);
    for (int i = 0; i < int(order.size()); ++i) {
        std::set<int> seen;
        for (int v : to[order[i]]) seen.insert(value[v]);
        while (seen.count(value[order[i]])) ++value[order[i]];
        for (int v : from[order[i]])
            if (--degree[v] == 0) order.push_back(v);
    }
    int sum = 0;
    while (std::scanf("%d", &x) == 1) sum ^= value[x];
    std::puts(sum ? "win" : "lose");
}
