// TLE: finds the critical values of every part of the row again and again.
#include <cstdio>

int n, a[1001];

int left(int i, int j);

int right(int i, int j) {
    const int x = a[i];
    if (i == j) return x;
    const int l = left(i + 1, j), r = right(i + 1, j);
    return x == l ? 0 : l < x && x <= r ? x - 1 : r <= x && x < l ? x + 1 : x;
}

int left(int i, int j) {
    const int x = a[j];
    if (i == j) return x;
    const int l = left(i, j - 1), r = right(i, j - 1);
    return x == r ? 0 : r < x && x <= l ? x - 1 : l <= x && x < r ? x + 1 : x;
}

int main() {
    int tests;
    std::scanf("%d", &tests);
    while (tests--) {
        std::scanf("%d", &n);
        for (int i = 1; i <= n; ++i) std::scanf("%d", &a[i]);
        std::puts(left(1, n) ? "1" : "0");
    }
}
