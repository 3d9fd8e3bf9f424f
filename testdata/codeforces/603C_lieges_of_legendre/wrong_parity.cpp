// WA: counts the cows modulo 2, as if a split were never good.
#include <cstdio>

int k;

int value(int a) { return a % 2; }

int main() {
    int n, a, sum = 0;
    std::scanf("%d%d", &n, &k);
    while (n--) {
        std::scanf("%d", &a);
        sum ^= value(a);
    }
    std::puts(sum != 0 ? "Kevin" : "Nicky");
}
