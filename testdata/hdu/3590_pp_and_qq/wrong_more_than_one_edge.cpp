// WA: treats a branch of more than one edge as one worth more than 1.
#include <cstdio>
#include <vector>

std::vector<int> ends[100];
bool large;
int edges_above[100];

int grundy(int v, int below) {
    int g = 0;
    edges_above[v] = 0;
    for (size_t i = 0; i < ends[v].size(); ++i) {
        const int u = ends[v][i];
        if (u == below) continue;
        const int branch = grundy(u, v) + 1;
        g ^= branch;
        edges_above[v] += edges_above[u] + 1;
        if (v == 1 && edges_above[u] > 0) large = true;
    }
    return g;
}

int main() {
    int n, m, a, b;
    while (std::scanf("%d", &n) == 1) {
        int sum = 0;
        large = false;
        while (n--) {
            std::scanf("%d", &m);
            for (int i = 1; i <= m; ++i) ends[i].clear();
            for (int i = 1; i < m; ++i) {
                std::scanf("%d%d", &a, &b);
                ends[a].push_back(b);
                ends[b].push_back(a);
            }
            const int tree = grundy(1, 0);
            sum ^= tree;
        }
        std::puts((sum != 0) == large ? "PP" : "QQ");
    }
}
