// WA: takes numbers from the left end only.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    int tests, n;
    std::scanf("%d", &tests);
    for (int test = 1; test <= tests; test++) {
        std::scanf("%d", &n);
        std::vector<int> a(n), lead(n + 1);
        for (int& x : a) std::scanf("%d", &x);
        for (int l = n - 1; l >= 0; l--) {
            int sum = 0;
            lead[l] = -1000000;
            for (int k = l; k < n; k++) {
                sum += a[k];
                lead[l] = std::max(lead[l], sum - lead[k + 1]);
            }
        }
        std::printf("Case %d: %d\n", test, lead[0]);
    }
}
