// WA: treats the first end of an edge as the lower one.
#include <cstdio>
#include <vector>

std::vector<int> above[100001];

int grundy(int v) {
    int g = 0;
    for (int i = 0; i < int(above[v].size()); ++i) g ^= grundy(above[v][i]) + 1;
    return g;
}

int main() {
    int t, n, a, b;
    std::scanf("%d", &t);
    while (t--) {
        std::scanf("%d", &n);
        for (int i = 1; i <= n; ++i) above[i].clear();
        for (int i = 1; i < n; ++i) {
            std::scanf("%d%d", &a, &b);
            above[a].push_back(b);
        }
        std::puts(grundy(1) ? "Alice" : "Bob");
    }
}
