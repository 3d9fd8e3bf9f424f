// TLE: computes a matching without each peak in turn.
#include <cstdio>
#include <cstring>
#include <vector>

int n, m, b[5001], seen[5001];
std::vector<int> to[5001];

bool match(int v) {
    for (int d : to[v]) {
        if (seen[d]) continue;
        seen[d] = 1;
        if (!b[d] || match(b[d])) {
            b[d] = v;
            return true;
        }
    }
    return false;
}

int pairs(int without) {
    int count = 0;
    memset(b, 0, sizeof b);
    for (int v = 1; v <= n; v++) {
        if (v == without) continue;
        memset(seen, 0, sizeof seen);
        count += match(v);
    }
    return count;
}

int main() {
    scanf("%d %d", &n, &m);
    while (m--) {
        int v, d;
        scanf("%d %d", &v, &d);
        to[v].push_back(d);
    }
    int all = pairs(0);
    for (int v = 1; v <= n; v++) puts(pairs(v) == all ? "Mirko" : "Slavko");
}
