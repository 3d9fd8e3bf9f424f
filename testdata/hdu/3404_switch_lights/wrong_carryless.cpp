// WA: multiplies polynomials over the field of two elements.
#include <cstdio>

int product(int a, int b) {
    int sum = 0;
    for (int i = 0; i < 14; ++i)
        if (b >> i & 1) sum ^= a << i;
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
