// WA: sums in long long, but their xor in an int.
#include <cstdio>

int main() {
    int tests, m, n, x;
    std::scanf("%d", &tests);
    for (int t = 1; t <= tests; ++t) {
        std::scanf("%d %d", &m, &n);
        int nim = 0;
        for (int i = 0; i < m; ++i) {
            long long sum = 0;
            for (int j = 0; j < n; ++j) std::scanf("%d", &x), sum += x;
            nim ^= sum;
        }
        std::printf("Case %d: %s\n", t, nim ? "Alice" : "Bob");
    }
}
