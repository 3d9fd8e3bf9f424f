// WA: counts the x strips of a reduced piece of x * 1, not the x - 1 cuts.
#include <cstdio>

int main() {
    int t, n, x, y;
    std::scanf("%d", &t);
    for (int i = 1; i <= t; ++i) {
        long long alice = 0, bob = 0;
        std::scanf("%d", &n);
        while (n--) {
            std::scanf("%d%d", &x, &y);
            while (x > 1 && y > 1) x /= 2, y /= 2;
            if (x == 1)
                bob += y;
            else
                alice += x;
        }
        std::printf("Case %d: %s\n", i, alice > bob ? "Alice" : "Bob");
    }
}
