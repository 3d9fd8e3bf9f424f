// WA: treats the hilltop as a cell that the first person never enters.
#include <cstdio>

int p[1001];

int main() {
    int n, k;
    while (std::scanf("%d %d", &n, &k) == 2) {
        for (int i = 1; i <= n; ++i) std::scanf("%d", &p[i]);
        int nim = 0;
        for (int i = n; i > 1; i -= 2) nim ^= p[i] - p[i - 1] - 1;
        if (n % 2 == 1) nim ^= p[1] - 1;
        std::puts(k == 1 || nim ? "Alice" : "Bob");
    }
}
