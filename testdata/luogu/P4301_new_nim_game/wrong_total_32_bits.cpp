// WA: the total needs 64 bits.
#include <algorithm>
#include <cstdio>

int a[100], basis[31];

int main() {
    int k;
    unsigned taken = 0;
    std::scanf("%d", &k);
    for (int i = 0; i < k; ++i) std::scanf("%d", a + i);
    std::sort(a, a + k);
    for (int i = k - 1; i >= 0; --i) {
        int x = a[i];
        for (int j = 30; j >= 0; --j)
            if (x >> j & 1) {
                if (!basis[j]) {
                    basis[j] = x;
                    break;
                }
                x ^= basis[j];
            }
        if (!x) taken += a[i];
    }
    std::printf("%u\n", taken);
}
