// WA: decides by the parity of the number of vertices.
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

        std::puts(n % 2 == 1 ? "Hifuu" : "Luna");
    }
}
