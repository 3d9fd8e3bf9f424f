// WA: treats every vertex with one edge as a leaf, also the root.
#include <cstdio>
#include <vector>

std::vector<int> ends[100001];
int order[100001], below[100001], grundy[100001];

int main() {
    int n, x, y;
    std::scanf("%d", &n);
    for (int i = 1; i < n; ++i) {
        std::scanf("%d%d", &x, &y);
        ends[x].push_back(y);
        ends[y].push_back(x);
    }
    int count = 1;
    order[0] = 1;
    for (int i = 0; i < count; ++i) {
        const int v = order[i];
        for (std::size_t j = 0; j < ends[v].size(); ++j)
            if (ends[v][j] != below[v]) {
                below[ends[v][j]] = v;
                order[count++] = ends[v][j];
            }
    }
    for (int i = count - 1; i > 0; --i) {
        const int v = order[i];
        grundy[below[v]] ^= grundy[v] + 1;
    }
    std::puts(grundy[1] && ends[1].size() != 1 ? "Alice" : "Bob");
}
