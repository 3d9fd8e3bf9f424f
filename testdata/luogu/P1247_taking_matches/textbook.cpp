// Textbook: the first pile that the xor of all makes smaller; scanf and printf.
#include <cstdio>

int n[500000];

int main() {
    int k, x = 0;
    std::scanf("%d", &k);
    for (int i = 0; i < k; ++i) {
        std::scanf("%d", &n[i]);
        x ^= n[i];
    }
    if (x == 0) {
        std::puts("lose");
        return 0;
    }
    for (int i = 0; i < k; ++i)
        if ((n[i] ^ x) < n[i]) {
            std::printf("%d %d\n", n[i] - (n[i] ^ x), i + 1);
            n[i] ^= x;
            break;
        }
    for (int i = 0; i < k; ++i)
        std::printf("%d%c", n[i], i + 1 < k ? ' ' : '\n');
}
