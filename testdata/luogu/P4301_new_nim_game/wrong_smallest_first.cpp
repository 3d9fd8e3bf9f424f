// WA: keeps the small piles and removes the large ones.
#include <algorithm>
#include <cstdio>

int a[100], basis[31];

int main() {
    int k;
    long long taken = 0;
    std::scanf("%d", &k);
    for (int i = 0; i < k; ++i) std::scanf("%d", a + i);
    std::sort(a, a + k);
    for (int i = 0; i < k; ++i) {
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
    std::printf("%lld\n", taken);
}
