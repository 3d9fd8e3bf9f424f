// TLE: searches the same rows again and again.
#include <algorithm>
#include <cstdio>
#include <vector>

std::vector<int> pre;

int solve(int l, int r) {
    int best = pre[r] - pre[l];
    for (int k = l + 1; k < r; k++) {
        best = std::max(best, pre[k] - pre[l] - solve(k, r));
        best = std::max(best, pre[r] - pre[k] - solve(l, k));
    }
    return best;
}

int main() {
    int tests, n;
    std::scanf("%d", &tests);
    for (int test = 1; test <= tests; test++) {
        std::scanf("%d", &n);
        pre.assign(n + 1, 0);
        for (int i = 0; i < n; i++) {
            std::scanf("%d", &pre[i + 1]);
            pre[i + 1] += pre[i];
        }
        std::printf("Case %d: %d\n", test, solve(0, n));
    }
}
