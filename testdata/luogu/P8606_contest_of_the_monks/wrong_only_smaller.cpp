// WA: tries only moves that make a gap smaller; a larger gap can win, too.
#include <cstdio>

int a[105], n;

int main() {
    while (std::scanf("%d", &a[n]) == 1) ++n;
    int s = 0;
    for (int i = 0; i + 1 < n; i += 2) s ^= a[i + 1] - a[i] - 1;
    for (int i = 0; i + 1 < n; i += 2) {
        const int gap = a[i + 1] - a[i] - 1;
        if ((gap ^ s) < gap) {
            std::printf("%d %d\n", a[i], a[i] + gap - (gap ^ s));
            return 0;
        }
    }
    std::puts("-1");
}
