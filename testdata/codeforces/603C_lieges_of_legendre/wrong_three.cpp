// WA: gives a pile of 3 the value 0, as all larger odd piles, if k is odd.
#include <cstdio>

int k;

int value(int a) {
    if (k % 2 == 0) return a < 3 ? a : 1 - a % 2;
    if (a == 3) return 0;
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
