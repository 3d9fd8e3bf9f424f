// TLE: looks at all pairs of boxes in each case.
#include <cstdio>

int height[10001];

int main() {
    int tests, n, cards;
    std::scanf("%d", &tests);
    for (int test = 1; test <= tests; ++test) {
        std::scanf("%d", &n);
        int sum = 0;
        for (int a = 1; a <= n; ++a) {
            height[a] = 0;
            for (int b = 1; b < a; ++b)
                if ((a + b) % 2 == 1 && (a + b) % 3 == 0)
                    if (height[b] + 1 > height[a]) height[a] = height[b] + 1;
            std::scanf("%d", &cards);
            if (height[a] % 2 == 1) sum ^= cards;
        }
        std::printf("Case %d: %s\n", test, sum ? "Alice" : "Bob");
    }
}
