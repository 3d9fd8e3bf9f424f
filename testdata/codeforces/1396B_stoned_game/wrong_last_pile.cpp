// WA: treats the last pile as the largest; the input need not be sorted.
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

        std::puts(a[n - 1] > sum - a[n - 1] || sum % 2 ? "T" : "HL");
    }
}
