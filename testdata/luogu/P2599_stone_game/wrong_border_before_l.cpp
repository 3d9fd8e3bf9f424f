// WA: leaves the border x = l out of the range of x + 1.
#include <cstdio>

int n, a[1001], L[1001][1001], R[1001][1001];

int main() {
    int tests;
    std::scanf("%d", &tests);
    while (tests--) {
        std::scanf("%d", &n);
        for (int i = 1; i <= n; ++i) {
            std::scanf("%d", &a[i]);
            L[i][i] = R[i][i] = a[i];
        }
        for (int len = 2; len <= n; ++len)
            for (int i = 1, j = len; j <= n; ++i, ++j) {
                int x = a[j], l = L[i][j - 1], r = R[i][j - 1];
                if (x == r)
                    L[i][j] = 0;
                else if (x > r && x <= l)
                    L[i][j] = x - 1;
                else if (x > l && x < r)
                    L[i][j] = x + 1;
                else
                    L[i][j] = x;
                x = a[i], l = L[i + 1][j], r = R[i + 1][j];
                if (x == l)
                    R[i][j] = 0;
                else if (x > l && x <= r)
                    R[i][j] = x - 1;
                else if (x > r && x < l)
                    R[i][j] = x + 1;
                else
                    R[i][j] = x;
            }
        std::puts(L[1][n] ? "1" : "0");
    }
}
