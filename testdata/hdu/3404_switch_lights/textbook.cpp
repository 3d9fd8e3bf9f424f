// Textbook: the nim product by recursion on the larger factor and on powers of
// two, without a table.
#include <cstdio>

int multiply(int x, int y);

// The product of a power of two x and a y <= x.
int multiply_power(int x, int y) {
    if (x < 2 || y < 2) return x * y;
    int f = 2;
    while (f * f <= x) f *= f;  // the largest Fermat 2-power up to x
    int p = x / f, s = y / f, t = y % f;
    int d1 = multiply_power(p, s), d2 = multiply_power(p, t);
    return (f * (d1 ^ d2)) ^ multiply(f / 2, d1);
}

int multiply(int x, int y) {
    if (x < y) return multiply(y, x);
    if (x < 2 || y < 2) return x * y;
    int f = 2;
    while (f * f <= x) f *= f;
    int p = x / f, q = x % f, s = y / f, t = y % f;
    int c1 = multiply(p, s), c2 = multiply(p, t) ^ multiply(q, s);
    int c3 = multiply(q, t);
    return (f * (c1 ^ c2)) ^ c3 ^ multiply_power(f / 2, c1);
}

int main() {
    int tests, n, x, y;
    std::scanf("%d", &tests);
    while (tests--) {
        int sum = 0;
        std::scanf("%d", &n);
        while (n--) {
            std::scanf("%d %d", &x, &y);
            sum ^= multiply(x, y);
        }
        std::puts(sum ? "Have a try, lxhgww." : "Don't waste your time.");
    }
}
