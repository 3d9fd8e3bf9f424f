// WA: looks at the places 0 to 30 only.
#include <cstdio>

int value(int a, int b) {
    unsigned w = unsigned(a - 1) | unsigned(b - 1);
    for (int i = 0; i < 31; ++i)
        if (!(w >> i & 1)) return i;
    return 0;
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
