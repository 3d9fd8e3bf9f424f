// WA: the sum needs more than 32 bits.
#include <cstdio>

int main() {
    int t, n, x, y;
    std::scanf("%d", &t);
    for (int i = 1; i <= t; ++i) {
        unsigned alice = 0, bob = 0;
        std::scanf("%d", &n);
        while (n--) {
            std::scanf("%d%d", &x, &y);
            while (x > 1 && y > 1) x /= 2, y /= 2;
            alice += x, bob += y;
        }
        std::printf("Case %d: %s\n", i, int(alice - bob) > 0 ? "Alice" : "Bob");
    }
}
