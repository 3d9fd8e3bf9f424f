// WA: also counts the gaps between a white piece and the next grey one.
#include <cstdio>

int main() {
    int tests, k, a, b;
    std::scanf("%d", &tests);
    for (int t = 1; t <= tests; ++t) {
        std::scanf("%d", &k);
        int nim = 0;
        std::scanf("%d", &a);
        for (int i = 1; i < 2 * k; ++i)
            std::scanf("%d", &b), nim ^= b - a - 1, a = b;
        std::printf("Case %d: %s\n", t, nim ? "Alice" : "Bob");
    }
}
