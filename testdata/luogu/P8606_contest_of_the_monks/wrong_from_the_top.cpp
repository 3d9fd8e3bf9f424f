// WA: counts every second gap from the top, not from the bottom.
#include <cstdio>

int a[105], n;

int main() {
    while (std::scanf("%d", &a[n]) == 1) ++n;
    int s = 0;
    for (int i = n - 2; i >= 0; i -= 2) s ^= a[i + 1] - a[i] - 1;
    for (int i = 0; i + 1 < n; ++i)
        for (int to = a[i] + 1; to < a[i + 1]; ++to) {
            const int gap = (n - i) % 2 == 0 ? a[i + 1] - a[i] - 1
                            : i > 0          ? a[i] - a[i - 1] - 1
                                             : 0;
            const int then = (n - i) % 2 == 0 ? a[i + 1] - to - 1
                             : i > 0          ? to - a[i - 1] - 1
                                              : 0;
            if ((s ^ gap ^ then) == 0) {
                std::printf("%d %d\n", a[i], to);
                return 0;
            }
        }
    std::puts("-1");
}
