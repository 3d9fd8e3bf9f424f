// WA: treats a single 3 next to ones like a single 2.
#include <cstdio>

int main() {
    int tests, n, a;
    std::scanf("%d", &tests);
    while (tests--) {
        int ones = 0, large = 0, stones = 0, all = 0;
        std::scanf("%d", &n);
        for (int i = 0; i < n; ++i) {
            std::scanf("%d", &a);
            if (a == 1)
                ++ones;
            else
                ++large, stones += a;
            all += a;
        }
        const int s = large == 0 ? 0 : stones + large - 1;
        const bool lost = s <= 3 ? ones % 3 == 0 : s % 2 == 0 && ones % 2 == 0;
        std::puts(lost ? "NO" : "YES");
    }
}
