// WA: uses the lowest zero of a | b, without subtracting 1 from the piles.
#include <cstdio>

int value(int a, int b) {
    unsigned w = unsigned(a) | unsigned(b);
    int i = 0;
    while (w >> i & 1) ++i;
    return i;
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
