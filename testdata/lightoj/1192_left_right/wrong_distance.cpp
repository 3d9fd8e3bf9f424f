// WA: the distance of two pieces instead of the gap between them.
#include <cstdio>

int main() {
    int tests, k, a, b;
    std::scanf("%d", &tests);
    for (int t = 1; t <= tests; ++t) {
        std::scanf("%d", &k);
        int nim = 0;
        while (k--) std::scanf("%d %d", &a, &b), nim ^= b - a;
        std::printf("Case %d: %s\n", t, nim ? "Alice" : "Bob");
    }
}
