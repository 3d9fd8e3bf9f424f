// WA: takes whole piles only, by a table over the parts of the row.
#include <cstdio>

int n, a[1001], L[1001][1001];

int main() {
    int tests;
    std::scanf("%d", &tests);
    while (tests--) {
        std::scanf("%d", &n);
        for (int i = 1; i <= n; ++i) {
            std::scanf("%d", &a[i]);
            L[i][i] = 1;
        }
        for (int len = 2; len <= n; ++len)
            for (int i = 1, j = len; j <= n; ++i, ++j)
                L[i][j] = !L[i + 1][j] || !L[i][j - 1];
        std::puts(L[1][n] ? "1" : "0");
    }
}
