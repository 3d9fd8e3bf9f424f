// WA: for k = 1 ignores that the first move wins.
#include <cstdio>

int p[1001];

int main() {
    int n, k;
    while (std::scanf("%d %d", &n, &k) == 2) {
        for (int i = 1; i <= n; ++i) std::scanf("%d", &p[i]);
        int nim = 0;
        for (int i = n; i > 1; i -= 2) nim ^= p[i] - p[i - 1] - 1;
        if (n % 2 == 1) nim ^= k == 2 ? p[1] - 1 : p[1];
        std::puts(nim ? "Alice" : "Bob");
    }
}
