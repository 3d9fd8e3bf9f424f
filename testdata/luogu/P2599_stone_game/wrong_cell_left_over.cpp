// WA: compares the first pile with the rest, also if there is only one pile.
#include <cstdio>

int n, a[1001], l[1002], r[1002];

int answer(int x, int l, int r) {
    if (x == r) return 0;
    if (r < x && x <= l) return x - 1;
    return l <= x && x < r ? x + 1 : x;
}

int main() {
    int tests;
    std::scanf("%d", &tests);
    while (tests--) {
        std::scanf("%d", &n);
        for (int i = 1; i <= n; ++i) {
            std::scanf("%d", &a[i]);
            l[i] = r[i] = a[i];
        }
        for (int len = 2; len < n; ++len)
            for (int i = 1; i + len <= n + 1; ++i) {
                int longer = answer(a[i + len - 1], l[i], r[i]);
                r[i] = answer(a[i], r[i + 1], l[i + 1]);
                l[i] = longer;
            }
        std::puts(l[2] != a[1] ? "1" : "0");
    }
}
