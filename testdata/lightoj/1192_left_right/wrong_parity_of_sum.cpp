// WA: the parity of the sum of the gaps instead of their xor.
#include <cstdio>

int main() {
    int tests, k, a, b;
    std::scanf("%d", &tests);
    for (int t = 1; t <= tests; ++t) {
        std::scanf("%d", &k);
        int sum = 0;
        while (k--) std::scanf("%d %d", &a, &b), sum += b - a - 1;
        std::printf("Case %d: %s\n", t, sum % 2 ? "Alice" : "Bob");
    }
}
