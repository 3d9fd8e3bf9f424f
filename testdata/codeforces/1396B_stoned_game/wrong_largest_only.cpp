// WA: asks only for a large pile, but T also wins if the sum is odd.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    int tests, n;
    std::scanf("%d", &tests);
    while (tests--) {
        std::scanf("%d", &n);
        std::vector<int> a(n);
        int sum = 0;
        for (int i = 0; i < n; ++i) {
            std::scanf("%d", &a[i]);
            sum += a[i];
        }
        const int most = *std::max_element(a.begin(), a.end());
        std::puts(2 * most > sum ? "T" : "HL");
    }
}
