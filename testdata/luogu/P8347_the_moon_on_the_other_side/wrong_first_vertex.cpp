// WA: looks at the degree of vertex 1 alone, as if it were the root.
#include <cstdio>
#include <vector>

int main() {
    int tests, n, u, v;
    std::scanf("%d", &tests);
    while (tests--) {
        std::scanf("%d", &n);
        std::vector<int> degree(n + 1);
        for (int i = 1; i < n; ++i) {
            std::scanf("%d%d", &u, &v);
            ++degree[u];
            ++degree[v];
        }

        std::puts(degree[1] % 2 == 0 ? "Hifuu" : "Luna");
    }
}
