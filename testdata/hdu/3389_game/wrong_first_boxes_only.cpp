// WA: counts only height 1, but the boxes at heights 3, 5, ... count, too.
#include <cstdio>

int main() {
    int tests, n, cards;
    std::scanf("%d", &tests);
    for (int test = 1; test <= tests; ++test) {
        std::scanf("%d", &n);
        int sum = 0;
        for (int i = 1; i <= n; ++i) {
            std::scanf("%d", &cards);
            if (i == 2 || i == 5 || i == 6) sum ^= cards;
        }
        std::printf("Case %d: %s\n", test, sum ? "Alice" : "Bob");
    }
}
