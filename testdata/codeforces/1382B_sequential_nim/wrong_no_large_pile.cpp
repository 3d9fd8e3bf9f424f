// WA: forgets that the last pile counts as large if all have one stone.
#include <cstdio>
#include <vector>

int main() {
    int tests, n;
    std::scanf("%d", &tests);
    while (tests--) {
        std::scanf("%d", &n);
        std::vector<int> a(n);
        for (int i = 0; i < n; ++i) std::scanf("%d", &a[i]);
        int ones = 0;
        while (ones < n && a[ones] == 1) ++ones;
        std::puts(ones % 2 == 0 ? "First" : "Second");
    }
}
