// TLE: looks through all nodes for each round of leaves.
#include <cstdio>
#include <vector>

int main() {
    int t, n, u, v;
    std::scanf("%d", &t);
    while (t--) {
        std::scanf("%d", &n);
        std::vector<int> ground(n + 1), degree(n + 1), near(n + 1), g(n + 1);
        for (int i = 1; i <= n; ++i) std::scanf("%d", &ground[i]);
        for (int i = 1; i < n; ++i) {
            std::scanf("%d%d", &u, &v);
            ++degree[u], ++degree[v];
            near[u] ^= v, near[v] ^= u;
        }
        int loops = n - 1;
        for (bool goes_on = true; goes_on;) {
            goes_on = false;
            for (v = 1; v <= n; ++v) {
                if (degree[v] != 1 || ground[v]) continue;
                u = near[v];
                g[u] ^= g[v] + 1;
                near[u] ^= v;
                --degree[u], --degree[v], --loops;
                goes_on = true;
            }
        }
        int sum = loops % 2;
        for (v = 1; v <= n; ++v)
            if (ground[v] || degree[v] > 0) sum ^= g[v];
        std::puts(sum != 0 ? "1" : "0");
    }
}
