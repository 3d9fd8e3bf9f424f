// WA: uses a ring buffer of 2^16 places, but up to 10^5 places can wait.
// Size: shown by more than 65536 places that wait at once.
#include <cstdio>
#include <vector>

int main() {
    int n, m, q, u, v, x, y;
    if (std::scanf("%d %d %d", &n, &m, &q) != 3) return 1;
    std::vector<std::vector<int> > before(n + 1);
    std::vector<int> edges(n + 1);
    for (; m > 0; --m) {
        if (std::scanf("%d %d", &u, &v) != 2) return 1;
        before[v].push_back(u);
        ++edges[u];
    }
    std::vector<int> queue(65536);
    for (; q > 0; --q) {
        if (std::scanf("%d %d", &x, &y) != 2) return 1;
        std::vector<int> label(n + 1), untried = edges;
        unsigned head = 0, tail = 0;
        untried[y] = 0;
        for (v = 1; v <= n; ++v)
            if (untried[v] == 0) {
                label[v] = -1;
                queue[tail++ % 65536] = v;
            }
        while (head % 65536 != tail % 65536 && label[x] == 0) {
            v = queue[head++ % 65536];
            for (int i = 0; i < int(before[v].size()); ++i) {
                u = before[v][i];
                if (label[u] != 0) continue;
                if (label[v] < 0)
                    label[u] = 1;
                else if (--untried[u] == 0)
                    label[u] = -1;
                if (label[u] != 0) queue[tail++ % 65536] = u;
            }
        }
        std::printf("%d\n", label[x]);
    }
    return 0;
}
