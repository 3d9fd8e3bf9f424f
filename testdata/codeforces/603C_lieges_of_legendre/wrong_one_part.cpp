// WA: takes k = 1 for no split at all; a pile of 2x is halved.
#include <cstdio>

int k;

int value(int a) {
    if (k == 1) return a % 2;
    if (k % 2 == 0) return a < 3 ? a : 1 - a % 2;
    if (a < 5) return a == 4 ? 2 : a % 2;
    if (a % 2 == 1) return 0;
    return value(a / 2) == 1 ? 2 : 1;
}

int main() {
    int n, a, sum = 0;
    std::scanf("%d%d", &n, &k);
    while (n--) {
        std::scanf("%d", &a);
        sum ^= value(a);
    }
    std::puts(sum != 0 ? "Kevin" : "Nicky");
}
