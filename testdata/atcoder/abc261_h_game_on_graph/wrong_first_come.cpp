// WA: takes positions in the order of arrival, not in the order of totals.
#include <cstdio>
#include <queue>
#include <vector>

typedef long long ll;

int main() {
    int n, m, s;
    scanf("%d %d %d", &n, &m, &s);
    std::vector<std::vector<std::pair<int, int>>> rev(n + 1);
    std::vector<int> deg(n + 1);
    while (m--) {
        int a, b, c;
        scanf("%d %d %d", &a, &b, &c);
        rev[b].push_back({a, c});
        deg[a]++;
    }
    const ll NONE = -1;
    std::vector<ll> best[2];
    for (int p = 0; p < 2; p++) best[p].assign(n + 1, NONE);
    std::vector<ll> largest(n + 1);
    std::queue<std::pair<int, int>> q;
    for (int i = 1; i <= n; i++)
        if (deg[i] == 0)
            for (int p = 0; p < 2; p++) best[p][i] = 0, q.push({i, p});
    while (!q.empty()) {
        int v = q.front().first, p = q.front().second;
        q.pop();
        for (auto [u, w] : rev[v]) {
            ll t = best[p][v] + w;
            if (p == 1) {
                if (best[0][u] == NONE) best[0][u] = t, q.push({u, 0});
            } else {
                largest[u] = std::max(largest[u], t);
                if (--deg[u] == 0) best[1][u] = largest[u], q.push({u, 1});
            }
        }
    }
    if (best[0][s] == NONE)
        puts("INFINITY");
    else
        printf("%lld\n", best[0][s]);
}
