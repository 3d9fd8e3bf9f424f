// WA: treats every vertex of degree 1 as a leaf, also the root.
#include <cstdio>
#include <vector>

std::vector<int> ends[100001];
int order[100001], below[100001], grundy[100001];

int main() {
    int tests, n, a, b;
    std::scanf("%d", &tests);
    while (tests--) {
        std::scanf("%d", &n);
        for (int i = 1; i <= n; ++i) ends[i].clear(), grundy[i] = 0;
        for (int i = 1; i < n; ++i) {
            std::scanf("%d%d", &a, &b);
            ends[a].push_back(b);
            ends[b].push_back(a);
        }
        int count = 1;
        order[0] = 1, below[1] = 0;
        for (int i = 0; i < count; ++i) {
            const int v = order[i];
            for (std::size_t j = 0; j < ends[v].size(); ++j)
                if (ends[v][j] != below[v]) {
                    below[ends[v][j]] = v;
                    order[count++] = ends[v][j];
                }
        }
        for (int i = count - 1; i > 0; --i)
            grundy[below[order[i]]] ^= grundy[order[i]] + 1;
        std::puts(grundy[1] && ends[1].size() != 1 ? "Alice" : "Bob");
    }
}
