// TLE: looks for the first pile from the left in each turn.
#include <cstdio>
#include <vector>

int main() {
    int tests, n;
    std::scanf("%d", &tests);
    while (tests--) {
        std::scanf("%d", &n);
        std::vector<int> a(n);
        for (int i = 0; i < n; ++i) std::scanf("%d", &a[i]);
        bool first = true;
        for (;; first = !first) {
            int i = 0;
            while (a[i] == 0) ++i;
            if (a[i] > 1 || i == n - 1) break;
            a[i] = 0;
        }
        std::puts(first ? "First" : "Second");
    }
}
