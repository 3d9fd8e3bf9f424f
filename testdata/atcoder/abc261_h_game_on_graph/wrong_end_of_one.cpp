// WA: lets the game end only where Takahashi cannot move.
#include <cstdio>
#include <functional>
#include <queue>
#include <vector>

typedef long long ll;
typedef std::pair<ll, std::pair<int, int>> State;

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
    std::vector<int> done[2];
    for (int p = 0; p < 2; p++) done[p].assign(n + 1, 0);
    std::vector<ll> largest(n + 1);
    std::priority_queue<State, std::vector<State>, std::greater<State>> q;
    for (int i = 1; i <= n; i++)
        if (deg[i] == 0) q.push({0, {i, 0}});
    while (!q.empty()) {
        ll so_far = q.top().first;
        int v = q.top().second.first, p = q.top().second.second;
        q.pop();
        if (done[p][v]) continue;
        done[p][v] = 1;
        if (v == s && p == 0) {
            printf("%lld\n", (long long)so_far);
            return 0;
        }
        for (auto [u, w] : rev[v]) {
            ll t = so_far + w;
            if (p == 1) {
                if (!done[0][u]) q.push({t, {u, 0}});
            } else {
                if (largest[u] < t) largest[u] = t;
                if (--deg[u] == 0) q.push({largest[u], {u, 1}});
            }
        }
    }
    puts("INFINITY");
}
