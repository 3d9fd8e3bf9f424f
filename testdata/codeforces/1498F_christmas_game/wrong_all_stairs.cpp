// WA: takes each present that can be moved for a pile, on even stairs, too.
#include <cstdio>
#include <vector>

int main() {
    int n, k, u, v;
    std::scanf("%d%d", &n, &k);
    std::vector<std::vector<int>> near(n + 1);
    for (int i = 1; i < n; ++i) {
        std::scanf("%d%d", &u, &v);
        near[u].push_back(v);
        near[v].push_back(u);
    }
    std::vector<int> a(n + 1);
    for (v = 1; v <= n; ++v) std::scanf("%d", &a[v]);
    for (int root = 1; root <= n; ++root) {
        std::vector<int> order = {root}, p(n + 1), depth(n + 1);
        int sum = 0;
        for (int i = 0; i < n; ++i) {
            if (depth[order[i]] >= k) sum ^= a[order[i]];
            for (int c : near[order[i]])
                if (c != p[order[i]]) {
                    p[c] = order[i];
                    depth[c] = depth[order[i]] + 1;
                    order.push_back(c);
                }
        }
        std::printf("%d%c", sum != 0, root < n ? ' ' : '\n');
    }
}
