// RE: a recursion as deep as the tree is high: too deep for a stack of 1 MiB.
// Size: shown by a tree of tens of thousands of levels.
#include <cstdio>
#include <vector>

std::vector<int> ends[100001];
int ground[100001];

int grundy(int v, int below) {
    int g = 0;
    for (int i = 0; i < int(ends[v].size()); ++i) {
        const int c = ends[v][i];
        if (c == below) continue;
        const int above = grundy(c, v);
        g ^= ground[c] > 0 ? above ^ 1 : above + 1;
        ground[v] += ground[c];
    }
    return g;
}

int main() {
    int t, n, a, b;
    std::scanf("%d", &t);
    while (t--) {
        std::scanf("%d", &n);
        int root = 0;
        for (int i = 1; i <= n; ++i) {
            ends[i].clear();
            std::scanf("%d", &ground[i]);
            if (ground[i]) root = i;
        }
        for (int i = 1; i < n; ++i) {
            std::scanf("%d%d", &a, &b);
            ends[a].push_back(b);
            ends[b].push_back(a);
        }
        std::puts(root > 0 && grundy(root, 0) ? "1" : "0");
    }
}
