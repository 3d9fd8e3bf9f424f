// WA: treats the game as the sum of a row and a column.
#include <cstdio>

int product(int a, int b) { return a ^ b; }

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
