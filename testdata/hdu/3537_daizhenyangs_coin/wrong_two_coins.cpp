// WA: solves the game of one or two coins, where a head at x is worth x + 1.
#include <algorithm>
#include <cstdio>

int value(int x) { return x + 1; }

int main() {
    int n, a[100];
    while (std::scanf("%d", &n) == 1) {
        for (int i = 0; i < n; ++i) std::scanf("%d", &a[i]);
        std::sort(a, a + n);
        n = std::unique(a, a + n) - a;
        int sum = 0;
        for (int i = 0; i < n; ++i) sum ^= value(a[i]);
        std::puts(sum ? "No" : "Yes");
    }
}
