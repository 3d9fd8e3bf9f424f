// WA: keeps the results of the first cases for the later cases.
#include <algorithm>
#include <cstdio>

int a[105], pre[105], memo[105][105];
bool seen[105][105];

int solve(int l, int r) {
    if (l >= r) return 0;
    if (seen[l][r]) return memo[l][r];
    int best = pre[r] - pre[l];
    for (int k = l + 1; k < r; k++) {
        best = std::max(best, pre[k] - pre[l] - solve(k, r));
        best = std::max(best, pre[r] - pre[k] - solve(l, k));
    }
    seen[l][r] = true;
    return memo[l][r] = best;
}

int main() {
    int tests, n;
    std::scanf("%d", &tests);
    for (int test = 1; test <= tests; test++) {
        std::scanf("%d", &n);
        for (int i = 0; i < n; i++) {
            std::scanf("%d", &a[i]);
            pre[i + 1] = pre[i] + a[i];
        }
        std::printf("Case %d: %d\n", test, solve(0, n));
    }
}
