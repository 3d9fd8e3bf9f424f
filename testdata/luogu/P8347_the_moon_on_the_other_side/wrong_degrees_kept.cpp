// WA: does not clear the degrees of the tree before.
#include <cstdio>

int degree[100001];

int main() {
    int tests, n, u, v;
    std::scanf("%d", &tests);
    while (tests--) {
        std::scanf("%d", &n);
        for (int i = 1; i < n; ++i) {
            std::scanf("%d%d", &u, &v);
            ++degree[u];
            ++degree[v];
        }
        bool wins = false;
        for (int i = 1; i <= n; ++i)
            if (degree[i] % 2 == 0) wins = true;
        std::puts(wins ? "Hifuu" : "Luna");
    }
}
