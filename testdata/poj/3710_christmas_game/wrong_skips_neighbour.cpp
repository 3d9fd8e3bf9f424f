// WA: never walks back to the last vertex, not even by a parallel edge.
#include <cstdio>
#include <utility>
#include <vector>

std::vector<std::pair<int, int> > ends[100];  // other end, number of the edge
int depth[100], below[100], grundy[100];
bool is_inner[100];

void walk(int v, int from) {
    grundy[v] = 0;
    for (size_t i = 0; i < ends[v].size(); ++i) {
        const int u = ends[v][i].first;
        if (u == from) continue;
        if (depth[u] < 0) {
            below[u] = v;
            depth[u] = depth[v] + 1;
            walk(u, v);
            if (!is_inner[u]) grundy[v] ^= grundy[u] + 1;
        } else if (depth[u] < depth[v]) {
            grundy[u] ^= (depth[v] - depth[u] + 1) % 2;
            for (int w = v; w != u; w = below[w]) is_inner[w] = true;
        }
    }
}

int main() {
    int n, m, k, a, b;
    while (std::scanf("%d", &n) == 1) {
        int sum = 0;
        while (n--) {
            std::scanf("%d%d", &m, &k);
            for (int i = 1; i <= m; ++i) {
                ends[i].clear();
                depth[i] = -1;
                is_inner[i] = false;
            }
            for (int i = 0; i < k; ++i) {
                std::scanf("%d%d", &a, &b);
                ends[a].push_back(std::make_pair(b, i));
                ends[b].push_back(std::make_pair(a, i));
            }
            depth[1] = 0;
            walk(1, -1);
            sum ^= grundy[1];
        }
        std::puts(sum ? "Sally" : "Harry");
    }
}
