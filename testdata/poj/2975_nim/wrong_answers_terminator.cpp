// WA: the 0 at the end of the input gets an answer, too.
#include <cstdio>

int main() {
    int n;
    while (std::scanf("%d", &n) == 1) {
        int k[1000], x = 0, count = 0;
        for (int i = 0; i < n; ++i) std::scanf("%d", &k[i]), x ^= k[i];
        for (int i = 0; i < n; ++i)
            if ((k[i] ^ x) < k[i]) ++count;
        std::printf("%d\n", count);
    }
}
