// WA: treats any difference on an odd stair as a win.
#include <cstdio>

int a[1001];

int main() {
    int tests, n;
    std::scanf("%d", &tests);
    while (tests--) {
        std::scanf("%d", &n);
        for (int i = 1; i <= n; ++i) std::scanf("%d", &a[i]);
        int nim = 0;
        for (int i = n; i > 0; i -= 2) nim |= a[i] - a[i - 1];
        std::puts(nim ? "TAK" : "NIE");
    }
}
