// WA: divides by the shorter side, not by its power of two.
#include <cstdio>

int main() {
    int t, n, x, y;
    std::scanf("%d", &t);
    for (int i = 1; i <= t; ++i) {
        long long alice = 0, bob = 0;
        std::scanf("%d", &n);
        while (n--) {
            std::scanf("%d%d", &x, &y);
            if (x > y)
                alice += x / y - 1;
            else
                bob += y / x - 1;
        }
        std::printf("Case %d: %s\n", i, alice > bob ? "Alice" : "Bob");
    }
}
