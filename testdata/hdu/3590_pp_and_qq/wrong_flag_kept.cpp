// WA: keeps the large branch of the last case.
#include <cstdio>
#include <vector>

std::vector<int> ends[100];
bool large;

int grundy(int v, int below) {
    int g = 0;
    for (size_t i = 0; i < ends[v].size(); ++i) {
        const int u = ends[v][i];
        if (u == below) continue;
        const int branch = grundy(u, v) + 1;
        g ^= branch;
        if (v == 1 && branch > 1) large = true;
    }
    return g;
}

int main() {
    int n, m, a, b;
    while (std::scanf("%d", &n) == 1) {
        int sum = 0;
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
