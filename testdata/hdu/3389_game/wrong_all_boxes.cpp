// WA: counts all boxes, but only every second box counts.
#include <cstdio>

int main() {
    int tests, n, cards;
    std::scanf("%d", &tests);
    for (int test = 1; test <= tests; ++test) {
        std::scanf("%d", &n);
        int sum = 0;
        for (int i = 1; i <= n; ++i) {
            std::scanf("%d", &cards);
            if (true) sum ^= cards;
        }
        std::printf("Case %d: %s\n", test, sum ? "Alice" : "Bob");
    }
}
