// WA: treats all coins of one odd height as one pile.
#include <cstdio>

int main() {
    int tests, r, c, x;
    std::scanf("%d", &tests);
    for (int t = 1; t <= tests; ++t) {
        std::scanf("%d %d", &r, &c);
        static int sum[50000];
        for (int h = 0; h < r + c - 1; ++h) sum[h] = 0;
        for (int i = 0; i < r; ++i)
            for (int j = 0; j < c; ++j)
                std::scanf("%d", &x), sum[r - 1 - i + c - 1 - j] += x;
        int nim = 0;
        for (int h = 1; h < r + c - 1; h += 2) nim ^= sum[h];
        std::printf("Case %d: %s\n", t, nim ? "win" : "lose");
    }
}
