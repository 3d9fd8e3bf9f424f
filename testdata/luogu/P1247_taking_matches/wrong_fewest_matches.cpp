// WA: among the winning moves, chooses one with the fewest matches.
#include <cstdio>

int n[500000];

int main() {
    int k, x = 0;
    std::scanf("%d", &k);
    for (int i = 0; i < k; ++i) std::scanf("%d", &n[i]), x ^= n[i];
    if (!x) return std::puts("lose"), 0;
    int b = 0;
    b = -1;
    for (int i = 0; i < k; ++i)
        if ((n[i] ^ x) < n[i] &&
            (b < 0 || n[i] - (n[i] ^ x) < n[b] - (n[b] ^ x)))
            b = i;
    std::printf("%d %d\n", n[b] - (n[b] ^ x), b + 1);
    n[b] ^= x;
    for (int i = 0; i < k; ++i)
        std::printf("%d%c", n[i], i + 1 < k ? ' ' : '\n');
}
