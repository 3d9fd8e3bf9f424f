// WA: takes only one number in a move.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    int tests, n;
    std::scanf("%d", &tests);
    for (int test = 1; test <= tests; test++) {
        std::scanf("%d", &n);
        std::vector<int> a(n), lead(n);
        for (int r = 0; r < n; r++) {
            std::scanf("%d", &a[r]);
            lead[r] = a[r];
            for (int l = r - 1; l >= 0; l--)
                lead[l] = std::max(a[l] - lead[l + 1], a[r] - lead[l]);
        }
        std::printf("Case %d: %d\n", test, lead[0]);
    }
}
