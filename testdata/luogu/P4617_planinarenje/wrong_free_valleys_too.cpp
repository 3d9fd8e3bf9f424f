// WA: treats a peak next to a valley that can be left free as lost.
#include <cstdio>
#include <vector>

int n, m, a[5001], b[5001], seen[5001], mirko[5001];
std::vector<int> to[5001], of[5001];

bool match(int v) {
    for (int d : to[v]) {
        if (seen[d]) continue;
        seen[d] = 1;
        if (!b[d] || match(b[d])) {
            a[v] = d;
            b[d] = v;
            return true;
        }
    }
    return false;
}

void reach(int v) {
    if (mirko[v]) return;
    mirko[v] = 1;
    for (int d : to[v])
        if (b[d]) reach(b[d]);
}

int main() {
    scanf("%d %d", &n, &m);
    while (m--) {
        int v, d;
        scanf("%d %d", &v, &d);
        to[v].push_back(d);
        of[d].push_back(v);
    }
    for (int v = 1; v <= n; v++) {
        for (int d = 1; d <= n; d++) seen[d] = 0;
        match(v);
    }
    for (int v = 1; v <= n; v++)
        if (!a[v]) reach(v);
    for (int d = 1; d <= n; d++)
        if (!b[d])
            for (int v : of[d]) reach(v);
    for (int v = 1; v <= n; v++) puts(mirko[v] ? "Mirko" : "Slavko");
}
