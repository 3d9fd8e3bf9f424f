// WA: uses the parity of the number of leaves.
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
        int leaves = 0;
        for (int i = 1; i <= n; ++i) leaves += degree[i] == 1;
        std::puts(leaves % 2 == 1 || n % 2 == 1 ? "Hifuu" : "Luna");
    }
}
