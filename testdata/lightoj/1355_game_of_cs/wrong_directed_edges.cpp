// WA: treats the first end of an edge as the lower one.
#include <cstdio>
#include <utility>
#include <vector>

std::vector<std::pair<int, int> > ends[1000];

int grundy(int v, int below) {
    int g = 0;
    for (int i = 0; i < (int)ends[v].size(); ++i) {
        const int u = ends[v][i].first, w = ends[v][i].second;
        if (u == below) continue;
        const int above = grundy(u, v);
        if (w == 1)
            g ^= above + 1;
        else
            g ^= above ^ (w % 2);
    }
    return g;
}

int main() {
    int tests, n, u, v, w;
    std::scanf("%d", &tests);
    for (int test = 1; test <= tests; ++test) {
        std::scanf("%d", &n);
        for (int i = 0; i < n; ++i) ends[i].clear();
        for (int i = 1; i < n; ++i) {
            std::scanf("%d%d%d", &u, &v, &w);
            ends[u].push_back(std::make_pair(v, w));
        }
        std::printf("Case %d: %s\n", test, grundy(0, -1) ? "Emily" : "Jolly");
    }
}
