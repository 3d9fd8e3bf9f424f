// WA: treats k as the number of all pieces, grey and white.
#include <cstdio>

int main() {
    int tests, k, a, b;
    std::scanf("%d", &tests);
    for (int t = 1; t <= tests; ++t) {
        std::scanf("%d", &k);
        int nim = 0;
        for (int i = 0; i < k / 2; ++i)
            std::scanf("%d %d", &a, &b), nim ^= b - a - 1;
        std::printf("Case %d: %s\n", t, nim ? "Alice" : "Bob");
    }
}
