// WA: gives each pile a value of its own, and uses the larger one.
#include <cstdio>

int value(int a, int b) {
    int i = 0, j = 0;
    while ((a - 1) >> i & 1) ++i;
    while ((b - 1) >> j & 1) ++j;
    return i > j ? i : j;
}

int main() {
    int t, n, a, b;
    std::scanf("%d", &t);
    while (t--) {
        int sum = 0;
        std::scanf("%d", &n);
        for (int i = 0; i < n; i += 2) {
            std::scanf("%d %d", &a, &b);
            sum ^= value(a, b);
        }
        std::puts(sum ? "YES" : "NO");
    }
}
