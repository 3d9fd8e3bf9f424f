// WA: asks for a pile with any of the ones of the nim-sum.
#include <cstdio>

int main() {
    int n;
    while (std::scanf("%d", &n) == 1 && n) {
        int k[1000], x = 0, count = 0;
        for (int i = 0; i < n; ++i) std::scanf("%d", &k[i]), x ^= k[i];
        for (int i = 0; i < n; ++i)
            if (k[i] & x) ++count;
        std::printf("%d\n", count);
    }
}
