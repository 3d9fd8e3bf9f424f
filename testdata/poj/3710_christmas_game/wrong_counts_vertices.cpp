// WA: fuses by low-links, and counts the fused vertices instead of the edges.
#include <algorithm>
#include <cstdio>
#include <utility>
#include <vector>

std::vector<std::pair<int, int> > ends[100];  // other end, number of the edge
int place[100], low[100], grundy[100], walked;
std::vector<int> stack;

void walk(int v, int edge) {
    place[v] = low[v] = ++walked;
    grundy[v] = 0;
    stack.push_back(v);
    for (size_t i = 0; i < ends[v].size(); ++i) {
        const int u = ends[v][i].first;
        if (ends[v][i].second == edge) continue;
        if (place[u]) {
            low[v] = std::min(low[v], place[u]);
        } else {
            walk(u, ends[v][i].second);
            low[v] = std::min(low[v], low[u]);
            if (low[u] > place[v]) grundy[v] ^= grundy[u] + 1;
        }
    }
    if (low[v] < place[v]) return;
    int fused = 1;
    for (; stack.back() != v; stack.pop_back(), ++fused)
        grundy[v] ^= grundy[stack.back()];
    stack.pop_back();
    if (fused > 1 && fused % 2 == 1) grundy[v] ^= 1;
}

int main() {
    int n, m, k, a, b;
    while (std::scanf("%d", &n) == 1) {
        int sum = 0;
        while (n--) {
            std::scanf("%d%d", &m, &k);
            for (int i = 1; i <= m; ++i) ends[i].clear(), place[i] = 0;
            for (int i = 0; i < k; ++i) {
                std::scanf("%d%d", &a, &b);
                ends[a].push_back(std::make_pair(b, i));
                ends[b].push_back(std::make_pair(a, i));
            }
            walked = 0;
            walk(1, -1);
            sum ^= grundy[1];
        }
        std::puts(sum ? "Sally" : "Harry");
    }
}
