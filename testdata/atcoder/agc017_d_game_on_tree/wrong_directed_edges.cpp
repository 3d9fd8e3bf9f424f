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
    int n, x, y;
    std::scanf("%d", &n);
    for (int i = 1; i < n; ++i) {
        std::scanf("%d%d", &x, &y);
        above[x].push_back(y);
    }
    std::puts(grundy(1) ? "Alice" : "Bob");
}
