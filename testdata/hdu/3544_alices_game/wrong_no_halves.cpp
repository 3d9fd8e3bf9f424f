// WA: counts the cuts of the sides without reducing the piece.
#include <cstdio>

int main() {
    int t, n, x, y;
    std::scanf("%d", &t);
    for (int i = 1; i <= t; ++i) {
        long long alice = 0, bob = 0;
        std::scanf("%d", &n);
        while (n--) {
            std::scanf("%d%d", &x, &y);
            alice += x, bob += y;
        }
        std::printf("Case %d: %s\n", i, alice > bob ? "Alice" : "Bob");
    }
}
