// WA: prints the answer of root 1 for each root.
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
    const int m = 2 * k;
    std::vector<std::vector<int>> s(n + 1, std::vector<int>(m));
    for (v = 1; v <= n; ++v) std::scanf("%d", &s[v][0]);
    std::vector<int> order = {1}, p(n + 1);
    for (int i = 0; i < n; ++i)
        for (int c : near[order[i]])
            if (c != p[order[i]]) {
                p[c] = order[i];
                order.push_back(c);
            }
    for (int i = n - 1; i > 0; --i)
        for (int d = 0; d < m; ++d)
            s[p[order[i]]][(d + 1) % m] ^= s[order[i]][d];
    for (int i = 1; i < n; ++i) {
        const std::vector<int> up = s[p[order[i]]], own = s[order[i]];
        for (int d = 0; d < m; ++d)
            s[order[i]][d] ^= up[(d + m - 1) % m] ^ own[(d + 2 * m - 2) % m];
    }
    for (v = 1; v <= n; ++v) {
        int sum = 0;
        for (int d = k; d < m; ++d) sum ^= s[1][d];
        std::printf("%d%c", sum != 0, v < n ? ' ' : '\n');
    }
}
