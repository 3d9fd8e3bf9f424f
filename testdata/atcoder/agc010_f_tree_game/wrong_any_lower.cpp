// WA: moves to any neighbour with fewer stones, which need not be lost.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    int n;
    std::scanf("%d", &n);
    std::vector<int> a(n), order(n), won(n);
    for (int i = 0; i < n; ++i) std::scanf("%d", &a[i]), order[i] = i;
    std::vector<std::vector<int>> to(n);
    for (int i = 1; i < n; ++i) {
        int v, w;
        std::scanf("%d %d", &v, &w);
        to[v - 1].push_back(w - 1);
        to[w - 1].push_back(v - 1);
    }
    std::sort(order.begin(), order.end(),
              [&](int v, int w) { return a[v] < a[w]; });
    for (int v : order) {
        for (int w : to[v])
            if (a[w] < a[v]) won[v] = 1;
    }
    const char* space = "";
    for (int v = 0; v < n; ++v)
        if (won[v]) std::printf("%s%d", space, v + 1), space = " ";
    std::puts("");
}
