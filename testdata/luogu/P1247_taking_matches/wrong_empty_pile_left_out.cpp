// WA: does not print a pile that becomes empty.
#include <cstdio>

int n[500000];

int main() {
    int k, x = 0;
    std::scanf("%d", &k);
    for (int i = 0; i < k; ++i) std::scanf("%d", &n[i]), x ^= n[i];
    if (!x) return std::puts("lose"), 0;
    int b = 0;
    while ((n[b] ^ x) >= n[b]) ++b;
    std::printf("%d %d\n", n[b] - (n[b] ^ x), b + 1);
    n[b] ^= x;
    const char* before = "";
    for (int i = 0; i < k; ++i)
        if (n[i]) std::printf("%s%d", before, n[i]), before = " ";
    std::puts("");
}
