// Textbook: the moves of Alice and of Bob, each counted alone; scanf.
#include <cstdio>

int main() {
    int t, n, x, y;
    std::scanf("%d", &t);
    for (int i = 1; i <= t; ++i) {
        long long alice = 0, bob = 0;
        std::scanf("%d", &n);
        while (n--) {
            std::scanf("%d%d", &x, &y);
            while (x > 1 && y > 1) {
                x >>= 1;
                y >>= 1;
            }
            if (y == 1) alice += x - 1;
            if (x == 1) bob += y - 1;
        }
        std::printf("Case %d: %s\n", i, alice > bob ? "Alice" : "Bob");
    }
}
