// WA: gives each even pile above 4 the value 1, if k is odd.
#include <cstdio>

int k;

int value(int a) {
    if (k % 2 == 0) return a < 3 ? a : 1 - a % 2;
    if (a < 5) return a == 4 ? 2 : a % 2;
    return 1 - a % 2;
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
