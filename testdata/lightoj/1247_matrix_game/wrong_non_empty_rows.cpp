// WA: counts the rows with stones, as if a move had to empty its row.
#include <cstdio>

int main() {
    int tests, m, n, x;
    std::scanf("%d", &tests);
    for (int t = 1; t <= tests; ++t) {
        std::scanf("%d %d", &m, &n);
        bool odd = false;
        for (int i = 0; i < m; ++i) {
            bool stones = false;
            for (int j = 0; j < n; ++j)
                if (std::scanf("%d", &x) == 1 && x > 0) stones = true;
            if (stones) odd = !odd;
        }
        std::printf("Case %d: %s\n", t, odd ? "Alice" : "Bob");
    }
}
