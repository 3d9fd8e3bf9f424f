// WA: uses the distance: two novices side by side have 1, but no free stair.
#include <cstdio>

int a[105], n;

int main() {
    while (std::scanf("%d", &a[n]) == 1) ++n;
    int s = 0;
    for (int i = 0; i + 1 < n; i += 2) s ^= a[i + 1] - a[i];
    for (int i = 0; i + 1 < n; ++i) {
        const int p = i - i % 2, gap = a[p + 1] - a[p];
        const int to = a[i] + (i % 2 == 0 ? gap - (gap ^ s) : (gap ^ s) - gap);
        if (to > a[i] && to < a[i + 1]) {
            std::printf("%d %d\n", a[i], to);
            return 0;
        }
    }
    std::puts("-1");
}
