// WA: reduces the largest gap, which need not have a winning move.
#include <cstdio>

int a[105], n;

int main() {
    while (std::scanf("%d", &a[n]) == 1) ++n;
    int s = 0;
    for (int i = 0; i + 1 < n; i += 2) s ^= a[i + 1] - a[i] - 1;
    int best = -1;
    for (int i = 0; i + 1 < n; i += 2)
        if (best < 0 || a[i + 1] - a[i] > a[best + 1] - a[best]) best = i;
    if (s != 0) {
        const int gap = a[best + 1] - a[best] - 1;
        std::printf("%d %d\n", a[best], a[best] + gap - (gap ^ s));
        return 0;
    }
    std::puts("-1");
}
