// WA: turns a place that is given twice back to tails.
#include <algorithm>
#include <cstdio>

int value(int x) {
    int ones = 0;
    for (int bits = x; bits; bits >>= 1) ones += bits & 1;
    return ones % 2 ? 2 * x : 2 * x + 1;
}

int main() {
    int n, a[100];
    while (std::scanf("%d", &n) == 1) {
        for (int i = 0; i < n; ++i) std::scanf("%d", &a[i]);
        int sum = 0;
        for (int i = 0; i < n; ++i) sum ^= value(a[i]);
        std::puts(sum ? "No" : "Yes");
    }
}
