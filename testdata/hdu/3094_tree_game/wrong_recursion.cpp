// RE: a recursion as deep as the tree is high: too deep for a stack of 1 MiB.
// Size: shown by a tree of tens of thousands of levels.
#include <cstdio>
#include <vector>

std::vector<int> ends[100001];

int grundy(int v, int below) {
    int g = 0;
    for (int i = 0; i < int(ends[v].size()); ++i)
        if (ends[v][i] != below) g ^= grundy(ends[v][i], v) + 1;
    return g;
}

int main() {
    int t, n, a, b;
    std::scanf("%d", &t);
    while (t--) {
        std::scanf("%d", &n);
        for (int i = 1; i <= n; ++i) ends[i].clear();
        for (int i = 1; i < n; ++i) {
            std::scanf("%d%d", &a, &b);
            ends[a].push_back(b);
            ends[b].push_back(a);
        }
        std::puts(grundy(1, 0) ? "Alice" : "Bob");
    }
}
