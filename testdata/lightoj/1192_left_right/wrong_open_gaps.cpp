// WA: counts the pairs that do not touch, as if a move had to close a gap.
#include <cstdio>

int main() {
    int tests, k, a, b;
    std::scanf("%d", &tests);
    for (int t = 1; t <= tests; ++t) {
        std::scanf("%d", &k);
        int open = 0;
        while (k--)
            if (std::scanf("%d %d", &a, &b) == 2 && b - a > 1) ++open;
        std::printf("Case %d: %s\n", t, open % 2 ? "Alice" : "Bob");
    }
}
