// TLE: tries every pair of nodes.
#include <cstdio>
#include <vector>

int main() {
    int n;
    std::scanf("%d", &n);
    std::vector<int> a(n + 1), p(n + 1), depth(n + 1);
    for (int v = 1; v <= n; ++v) std::scanf("%d", &a[v]);
    std::vector<std::vector<int>> children(n + 1);
    for (int v = 2; v <= n; ++v) {
        std::scanf("%d", &p[v]);
        children[p[v]].push_back(v);
    }
    std::vector<int> order = {1};
    for (int i = 0; i < n; ++i)
        for (int c : children[order[i]]) {
            depth[c] = depth[order[i]] + 1;
            order.push_back(c);
        }
    const int parity = depth[order.back()] % 2;
    int sum = 0;
    for (int v = 1; v <= n; ++v)
        if (depth[v] % 2 == parity) sum ^= a[v];
    long long swaps = 0;
    for (int u = 1; u <= n; ++u)
        for (int v = 1; v < u; ++v) {
            const bool between = (depth[u] + depth[v]) % 2 == 1;
            if ((between ? a[u] ^ a[v] : 0) == sum) ++swaps;
        }
    std::printf("%lld\n", swaps);
}
