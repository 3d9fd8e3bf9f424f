// WA: takes all but one of equal piles, and sees no other nim-sum 0.
#include <algorithm>
#include <cstdio>

int a[100];

int main() {
    int k;
    long long taken = 0;
    std::scanf("%d", &k);
    for (int i = 0; i < k; ++i) std::scanf("%d", a + i);
    std::sort(a, a + k);
    for (int i = 1; i < k; ++i)
        if (a[i] == a[i - 1]) taken += a[i];
    std::printf("%lld\n", taken);
}
