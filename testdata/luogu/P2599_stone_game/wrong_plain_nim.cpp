// WA: plays Nim on all piles.
#include <cstdio>

int n, a[1001];

int main() {
    int tests;
    std::scanf("%d", &tests);
    while (tests--) {
        int nim = 0;
        std::scanf("%d", &n);
        for (int i = 1; i <= n; ++i) {
            std::scanf("%d", &a[i]);
            nim ^= a[i];
        }
        std::puts(nim ? "1" : "0");
    }
}
