// WA: treats 2 as the only even degree.
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
        bool wins = false;
        for (int i = 1; i <= n; ++i)
            if (degree[i] == 2) wins = true;
        std::puts(wins ? "Hifuu" : "Luna");
    }
}
