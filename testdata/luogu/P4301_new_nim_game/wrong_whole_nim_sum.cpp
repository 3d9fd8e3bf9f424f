// WA: goes down, and takes a pile only if it makes the nim-sum of all kept 0.
#include <algorithm>
#include <cstdio>

int a[100];

int main() {
    int k, nim_sum = 0;
    long long taken = 0;
    std::scanf("%d", &k);
    for (int i = 0; i < k; ++i) std::scanf("%d", a + i);
    std::sort(a, a + k);
    for (int i = k - 1; i >= 0; --i)
        if (nim_sum == a[i])
            taken += a[i];
        else
            nim_sum ^= a[i];
    std::printf("%lld\n", taken);
}
