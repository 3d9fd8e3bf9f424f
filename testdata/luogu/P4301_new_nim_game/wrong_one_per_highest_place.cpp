// WA: keeps the largest pile of each highest binary place; 4 and 5 may stay.
#include <algorithm>
#include <cstdio>

int a[100];
bool has[31];

int main() {
    int k;
    long long taken = 0;
    std::scanf("%d", &k);
    for (int i = 0; i < k; ++i) std::scanf("%d", a + i);
    std::sort(a, a + k);
    for (int i = k - 1; i >= 0; --i) {
        int j = 0;
        while (a[i] >> j > 1) ++j;
        if (has[j]) taken += a[i];
        has[j] = true;
    }
    std::printf("%lld\n", taken);
}
