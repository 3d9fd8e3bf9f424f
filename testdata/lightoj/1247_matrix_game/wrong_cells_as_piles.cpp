// WA: treats each cell as a pile, as if a move took from one cell only.
#include <cstdio>

int main() {
    int tests, m, n, x;
    std::scanf("%d", &tests);
    for (int t = 1; t <= tests; ++t) {
        std::scanf("%d %d", &m, &n);
        int nim = 0;
        for (int i = 0; i < m * n; ++i) std::scanf("%d", &x), nim ^= x;
        std::printf("Case %d: %s\n", t, nim ? "Alice" : "Bob");
    }
}
