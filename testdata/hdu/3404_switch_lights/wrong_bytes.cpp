// WA: uses the field of the nimbers below 256; the coordinates are larger.
#include <cstdio>

int product(int a, int b, int h = 4) {
    if (a < 2 || b < 2) return a * b;
    int m = (1 << h) - 1;
    int a1 = a >> h, a0 = a & m, b1 = b >> h, b0 = b & m;
    int high = product(a1, b1, h / 2), low = product(a0, b0, h / 2);
    int all = product(a1 ^ a0, b1 ^ b0, h / 2);
    return ((all ^ low) << h) ^ low ^ product(high, 1 << (h - 1), h / 2);
}

int main() {
    int tests, n, x, y;
    std::scanf("%d", &tests);
    while (tests--) {
        int sum = 0;
        std::scanf("%d", &n);
        while (n--) {
            std::scanf("%d %d", &x, &y);
            sum ^= product(x & 255, y & 255);
        }
        std::puts(sum ? "Have a try, lxhgww." : "Don't waste your time.");
    }
}
