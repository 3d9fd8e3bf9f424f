// WA: treats a pile of two stones as a forced move.
#include <cstdio>
#include <vector>

int main() {
    int tests, n;
    std::scanf("%d", &tests);
    while (tests--) {
        std::scanf("%d", &n);
        std::vector<int> a(n);
        for (int i = 0; i < n; ++i) std::scanf("%d", &a[i]);
        int forced = 0;
        while (forced < n - 1 && a[forced] <= 2) ++forced;
        std::puts(forced % 2 == 0 ? "First" : "Second");
    }
}
