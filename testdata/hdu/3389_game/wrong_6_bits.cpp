// WA: uses 6 binary places, but up to 100 cards need 7.
#include <cstdio>

int main() {
    int tests, n, cards;
    std::scanf("%d", &tests);
    for (int test = 1; test <= tests; ++test) {
        std::scanf("%d", &n);
        int sum = 0;
        for (int i = 1; i <= n; ++i) {
            std::scanf("%d", &cards);
            if (i % 6 == 0 || i % 6 == 2 || i % 6 == 5) sum ^= cards & 63;
        }
        std::printf("Case %d: %s\n", test, sum ? "Alice" : "Bob");
    }
}
