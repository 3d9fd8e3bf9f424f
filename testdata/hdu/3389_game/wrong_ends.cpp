// WA: counts the boxes at even heights, not those at odd heights.
#include <cstdio>

int main() {
    int tests, n, cards;
    std::scanf("%d", &tests);
    for (int test = 1; test <= tests; ++test) {
        std::scanf("%d", &n);
        int sum = 0;
        for (int i = 1; i <= n; ++i) {
            std::scanf("%d", &cards);
            if (i % 6 == 1 || i % 6 == 3 || i % 6 == 4) sum ^= cards;
        }
        std::printf("Case %d: %s\n", test, sum ? "Alice" : "Bob");
    }
}
