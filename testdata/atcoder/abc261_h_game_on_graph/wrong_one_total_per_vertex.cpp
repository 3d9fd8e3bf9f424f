// WA: marks vertices in the search: coming back to one counts as endless.
#include <cstdio>
#include <functional>
#include <vector>

typedef long long ll;
const ll ENDLESS = 1000000000000000000LL;

int main() {
    int n, m, s;
    scanf("%d %d %d", &n, &m, &s);
    std::vector<std::vector<std::pair<int, int>>> to(n + 1);
    while (m--) {
        int a, b, c;
        scanf("%d %d %d", &a, &b, &c);
        to[a].push_back({b, c});
    }
    std::vector<int> on_way(n + 1);
    std::function<ll(int, int, int)> search = [&](int v, int p,
                                                  int depth) -> ll {
        if (to[v].empty()) return 0;
        if (on_way[v] || depth > 20) return ENDLESS;
        on_way[v] = 1;
        ll best = p == 0 ? ENDLESS : 0;
        for (auto [u, w] : to[v]) {
            ll t = search(u, 1 - p, depth + 1) + w;
            if (t > ENDLESS) t = ENDLESS;
            if (p == 0 ? t < best : t > best) best = t;
        }
        on_way[v] = 0;
        return best;
    };
    ll answer = search(s, 0, 0);
    if (answer >= ENDLESS)
        puts("INFINITY");
    else
        printf("%lld\n", answer);
}
