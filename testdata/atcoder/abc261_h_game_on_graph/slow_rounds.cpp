// TLE: improves all totals in rounds until nothing changes.
#include <cstdio>
#include <vector>

typedef long long ll;
const ll NONE = 4000000000000000000LL;

int main() {
    int n, m, s;
    scanf("%d %d %d", &n, &m, &s);
    std::vector<std::vector<std::pair<int, int>>> to(n + 1);
    while (m--) {
        int a, b, c;
        scanf("%d %d %d", &a, &b, &c);
        to[a].push_back({b, c});
    }
    std::vector<ll> best[2];
    for (int p = 0; p < 2; p++) best[p].assign(n + 1, NONE);
    bool changes = true;
    while (changes) {
        changes = false;
        std::vector<ll> next[2] = {best[0], best[1]};
        for (int v = 1; v <= n; v++)
            for (int p = 0; p < 2; p++) {
                ll value = to[v].empty() || p == 1 ? 0 : NONE;
                for (auto [u, w] : to[v]) {
                    ll t = best[1 - p][u] == NONE ? NONE : best[1 - p][u] + w;
                    if (p == 0 ? t < value : t > value) value = t;
                }
                if (next[p][v] != value) next[p][v] = value, changes = true;
            }
        best[0] = next[0], best[1] = next[1];
    }
    if (best[0][s] == NONE)
        puts("INFINITY");
    else
        printf("%lld\n", best[0][s]);
}
