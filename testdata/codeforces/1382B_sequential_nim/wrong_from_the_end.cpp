// WA: takes the piles from the last one on.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    int tests, n;
    std::scanf("%d", &tests);
    while (tests--) {
        std::scanf("%d", &n);
        std::vector<int> a(n);
        for (int i = 0; i < n; ++i) std::scanf("%d", &a[i]);
        std::reverse(a.begin(), a.end());
        int ones = 0;
        while (ones < n - 1 && a[ones] == 1) ++ones;
        std::puts(ones % 2 == 0 ? "First" : "Second");
    }
}
