// WA: pairs each peak with the first valley that is free.
#include <cstdio>
#include <vector>

int n, m, a[5001], b[5001], mirko[5001];
std::vector<int> to[5001];

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
    }
    for (int v = 1; v <= n; v++)
        for (int d : to[v])
            if (!a[v] && !b[d]) a[v] = d, b[d] = v;
    for (int v = 1; v <= n; v++)
        if (!a[v]) reach(v);
    for (int v = 1; v <= n; v++) puts(mirko[v] ? "Mirko" : "Slavko");
}
