// WA: treats every power of two as a Fermat 2-power.
#include <cstdio>

int product(int a, int b) {
    int sum = 0;
    for (int i = 0; i < 14; ++i)
        for (int j = 0; j < 14; ++j)
            if ((a >> i & 1) && (b >> j & 1))
                sum ^= i != j || i == 0 ? 1 << (i + j) : 3 << (i - 1);
    return sum;
}

int main() {
    int tests, n, x, y;
    std::scanf("%d", &tests);
    while (tests--) {
        int sum = 0;
        std::scanf("%d", &n);
        while (n--) {
            std::scanf("%d %d", &x, &y);
            sum ^= product(x, y);
        }
        std::puts(sum ? "Have a try, lxhgww." : "Don't waste your time.");
    }
}
