// WA: lets Alice win if any box that counts has a card.
#include <cstdio>

int main() {
    int tests, n, cards;
    std::scanf("%d", &tests);
    for (int test = 1; test <= tests; ++test) {
        std::scanf("%d", &n);
        int sum = 0;
        for (int i = 1; i <= n; ++i) {
            std::scanf("%d", &cards);
            if (i % 6 == 0 || i % 6 == 2 || i % 6 == 5) sum += cards;
        }
        std::printf("Case %d: %s\n", test, sum ? "Alice" : "Bob");
    }
}
