// WA: requires all pairs to have the same size.
#include <algorithm>
#include <cstdio>

int main() {
    int n, a[11];
    while (std::scanf("%d", &n) == 1 && n) {
        for (int i = 0; i < n; ++i) std::scanf("%d", &a[i]);
        const bool equal = std::count(a, a + n, a[0]) == n;
        std::puts(equal && n % 2 == 0 ? "0" : "1");
    }
}
