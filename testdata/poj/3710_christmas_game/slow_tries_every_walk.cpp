// TLE: looks for the polygon of an edge along all walks that repeat no edge.
#include <cstdio>
#include <utility>
#include <vector>

std::vector<std::pair<int, int> > ends[100];  // other end, number of the edge
bool used[500], done[500];

// The edges of a walk from v to `goal`, 0 if there is none.
int walk(int v, int goal, int length) {
    if (v == goal) return length;
    for (size_t i = 0; i < ends[v].size(); ++i) {
        const int e = ends[v][i].second;
        if (used[e]) continue;
        used[e] = true;
        const int found = walk(ends[v][i].first, goal, length + 1);
        used[e] = false;
        if (found) return found;
    }
    return 0;
}

int grundy(int v, int edge) {
    int g = 0;
    for (size_t i = 0; i < ends[v].size(); ++i) {
        const int u = ends[v][i].first, e = ends[v][i].second;
        if (e == edge || done[e]) continue;
        done[e] = used[e] = true;
        const bool is_polygon = walk(u, v, 1) > 0;
        used[e] = false;
        g ^= is_polygon ? grundy(u, e) ^ 1 : grundy(u, e) + 1;
    }
    return g;
}

int main() {
    int n, m, k, a, b;
    while (std::scanf("%d", &n) == 1) {
        int sum = 0;
        while (n--) {
            std::scanf("%d%d", &m, &k);
            for (int i = 1; i <= m; ++i) ends[i].clear();
            for (int i = 0; i < k; ++i) {
                std::scanf("%d%d", &a, &b);
                done[i] = false;
                ends[a].push_back(std::make_pair(b, i));
                ends[b].push_back(std::make_pair(a, i));
            }
            sum ^= grundy(1, -1);
        }
        std::puts(sum ? "Sally" : "Harry");
    }
}
