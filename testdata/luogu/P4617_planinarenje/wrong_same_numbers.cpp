// WA: treats peak d and valley d as one place.
#include <cstdio>
#include <vector>

int n, m, partner[5001], seen[5001], mirko[5001];
std::vector<int> to[5001];

bool match(int v) {
    for (int u : to[v]) {
        if (seen[u]) continue;
        seen[u] = 1;
        if (!partner[u] || match(partner[u])) {
            partner[u] = v;
            partner[v] = u;
            return true;
        }
    }
    return false;
}

void reach(int v) {
    if (mirko[v]) return;
    mirko[v] = 1;
    for (int u : to[v]) reach(partner[u]);
}

int main() {
    scanf("%d %d", &n, &m);
    while (m--) {
        int v, d;
        scanf("%d %d", &v, &d);
        to[v].push_back(d);
        to[d].push_back(v);
    }
    for (int v = 1; v <= n; v++) {
        if (partner[v]) continue;
        for (int u = 1; u <= n; u++) seen[u] = 0;
        match(v);
    }
    for (int v = 1; v <= n; v++)
        if (!partner[v]) reach(v);
    for (int v = 1; v <= n; v++) puts(mirko[v] ? "Mirko" : "Slavko");
}
