// WA: counts every gap, but only every second gap counts.
#include <cstdio>

int a[105], n;

int main() {
    while (std::scanf("%d", &a[n]) == 1) ++n;
    int s = 0;
    for (int i = 0; i + 1 < n; ++i) s ^= a[i + 1] - a[i] - 1;
    for (int i = 0; i + 1 < n; ++i) {
        const int gap = a[i + 1] - a[i] - 1;
        if ((gap ^ s) < gap) {
            std::printf("%d %d\n", a[i], a[i] + gap - (gap ^ s));
            return 0;
        }
    }
    std::puts("-1");
}
