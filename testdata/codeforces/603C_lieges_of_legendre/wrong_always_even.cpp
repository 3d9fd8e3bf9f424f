// WA: takes k piles for even, whatever k is.
#include <cstdio>

int k;

int value(int a) { return a < 3 ? a : 1 - a % 2; }

int main() {
    int n, a, sum = 0;
    std::scanf("%d%d", &n, &k);
    while (n--) {
        std::scanf("%d", &a);
        sum ^= value(a);
    }
    std::puts(sum != 0 ? "Kevin" : "Nicky");
}
