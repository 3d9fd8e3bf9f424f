// WA: counts the boxes from 0, not from 1.
#include <cstdio>

int main() {
    int tests, n, cards;
    std::scanf("%d", &tests);
    for (int test = 1; test <= tests; ++test) {
        std::scanf("%d", &n);
        int sum = 0;
        for (int i = 1; i <= n; ++i) {
            std::scanf("%d", &cards);
            {
                // counted from 0
                const int box = i - 1;
                if (box % 6 == 0 || box % 6 == 2 || box % 6 == 5) sum ^= cards;
            }
        }
        std::printf("Case %d: %s\n", test, sum ? "Alice" : "Bob");
    }
}
