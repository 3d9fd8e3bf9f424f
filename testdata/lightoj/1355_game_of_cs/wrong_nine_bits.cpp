// WA: uses nine bits, but on an edge of several units a value may need ten.
// Size: shown by a tree of 513 edges or more.
#include <cstdio>
#include <utility>
#include <vector>

std::vector<std::pair<int, int> > ends[1000];

int value(int v, int below) {
    int sum = 0;
    for (std::size_t i = 0; i < ends[v].size(); ++i)
        if (ends[v][i].first != below) {
            int above = value(ends[v][i].first, v), w = ends[v][i].second;
            sum ^= w == 1 ? above + 1 : (above ^ w % 2) % 512;
        }
    return sum;
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
            ends[v].push_back(std::make_pair(u, w));
        }
        std::printf("Case %d: %s\n", test, value(0, -1) ? "Emily" : "Jolly");
    }
}
