// WA: treats every gap as a pile of Nim.
#include <cstdio>

int p[1001];

int main() {
    int n, k;
    while (std::scanf("%d %d", &n, &k) == 2) {
        for (int i = 1; i <= n; ++i) std::scanf("%d", &p[i]);
        int nim = 0;
        nim = k == 2 ? p[1] - 1 : p[1];
        for (int i = 2; i <= n; ++i) nim ^= p[i] - p[i - 1] - 1;
        std::puts(k == 1 || nim ? "Alice" : "Bob");
    }
}
