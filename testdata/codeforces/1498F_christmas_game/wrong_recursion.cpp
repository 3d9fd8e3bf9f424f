// RE: a recursion as deep as the tree is high: too deep for a stack of 1 MiB.
// Size: shown by a tree of tens of thousands of levels.
#include <cstdio>
#include <vector>

int n, k, s[100001][40];
std::vector<int> near[100001];

void gather(int v, int p) {
    for (int i = 0; i < int(near[v].size()); ++i) {
        const int c = near[v][i];
        if (c == p) continue;
        gather(c, v);
        for (int d = 0; d < 2 * k; ++d) s[v][(d + 1) % (2 * k)] ^= s[c][d];
    }
}

void spread(int v, int p) {
    for (int i = 0; i < int(near[v].size()); ++i) {
        const int c = near[v][i];
        if (c == p) continue;
        const int m = 2 * k;
        int up[40];
        for (int d = 0; d < m; ++d) up[d] = s[v][d];
        for (int d = 0; d < m; ++d) up[(d + 1) % m] ^= s[c][d];
        for (int d = 0; d < m; ++d) s[c][(d + 1) % m] ^= up[d];
        spread(c, v);
    }
}

int main() {
    int u, v;
    std::scanf("%d%d", &n, &k);
    for (int i = 1; i < n; ++i) {
        std::scanf("%d%d", &u, &v);
        near[u].push_back(v);
        near[v].push_back(u);
    }
    for (v = 1; v <= n; ++v) std::scanf("%d", &s[v][0]);
    gather(1, 0);
    spread(1, 0);
    for (v = 1; v <= n; ++v) {
        int sum = 0;
        for (int d = k; d < 2 * k; ++d) sum ^= s[v][d];
        std::printf("%d%c", sum != 0, v < n ? ' ' : '\n');
    }
}
