// TLE: computes the xor of the other piles for every pile.
#include <cstdio>

int n[500000];

int main() {
    int k, x = 0;
    std::scanf("%d", &k);
    for (int i = 0; i < k; ++i) std::scanf("%d", &n[i]), x ^= n[i];
    if (!x) return std::puts("lose"), 0;
    int b = 0;
    for (int left = 0; b < k; ++b, left = 0) {
        for (int i = 0; i < k; ++i)
            if (i != b) left ^= n[i];
        if (left < n[b]) {
            std::printf("%d %d\n", n[b] - left, b + 1);
            n[b] = left;
            break;
        }
    }
    for (int i = 0; i < k; ++i)
        std::printf("%d%c", n[i], i + 1 < k ? ' ' : '\n');
}
