// WA: treats each column as a pile instead of each row.
#include <cstdio>

int main() {
    int tests, m, n, x;
    std::scanf("%d", &tests);
    for (int t = 1; t <= tests; ++t) {
        std::scanf("%d %d", &m, &n);
        long long sum[50] = {}, nim = 0;
        for (int i = 0; i < m; ++i)
            for (int j = 0; j < n; ++j) std::scanf("%d", &x), sum[j] += x;
        for (int j = 0; j < n; ++j) nim ^= sum[j];
        std::printf("Case %d: %s\n", t, nim ? "Alice" : "Bob");
    }
}
