// WA: continues from a free peak for one step only.
#include <cstdio>
#include <vector>

int n, m, a[5001], b[5001], seen[5001], mirko[5001];
std::vector<int> to[5001];

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

int main() {
    scanf("%d %d", &n, &m);
    while (m--) {
        int v, d;
        scanf("%d %d", &v, &d);
        to[v].push_back(d);
    }
    for (int v = 1; v <= n; v++) {
        for (int d = 1; d <= n; d++) seen[d] = 0;
        match(v);
    }
    for (int v = 1; v <= n; v++)
        if (!a[v]) {
            mirko[v] = 1;
            for (int d : to[v]) mirko[b[d]] = 1;
        }
    for (int v = 1; v <= n; v++) puts(mirko[v] ? "Mirko" : "Slavko");
}
