// WA: takes from the last pile with a winning move, not the first.
#include <cstdio>

int n[500000];

int main() {
    int k, x = 0;
    std::scanf("%d", &k);
    for (int i = 0; i < k; ++i) std::scanf("%d", &n[i]), x ^= n[i];
    if (!x) return std::puts("lose"), 0;
    int b = 0;
    b = k - 1;
    while ((n[b] ^ x) >= n[b]) --b;
    std::printf("%d %d\n", n[b] - (n[b] ^ x), b + 1);
    n[b] ^= x;
    for (int i = 0; i < k; ++i)
        std::printf("%d%c", n[i], i + 1 < k ? ' ' : '\n');
}
