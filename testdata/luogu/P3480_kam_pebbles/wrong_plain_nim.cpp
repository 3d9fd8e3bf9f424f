// WA: plays Nim on the piles, as if every pebble could be taken.
#include <cstdio>

int a[1001];

int main() {
    int tests, n;
    std::scanf("%d", &tests);
    while (tests--) {
        std::scanf("%d", &n);
        for (int i = 1; i <= n; ++i) std::scanf("%d", &a[i]);
        int nim = 0;
        for (int i = 1; i <= n; ++i) nim ^= a[i];
        std::puts(nim ? "TAK" : "NIE");
    }
}
