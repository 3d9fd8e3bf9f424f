// WA: counts the given places, and not the different ones, for the parity.
#include <algorithm>
#include <cstdio>

int main() {
    int n, a[100];
    while (std::scanf("%d", &n) == 1) {
        for (int i = 0; i < n; ++i) std::scanf("%d", &a[i]);
        int sum = n % 2;
        std::sort(a, a + n);
        n = std::unique(a, a + n) - a;
        for (int i = 0; i < n; ++i) sum ^= 2 * a[i];
        std::puts(sum ? "No" : "Yes");
    }
}
