// WA: counts all piles of one stone, also those after a larger pile.
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
        int ones = int(std::count(a.begin(), a.end(), 1));
        if (ones == n) --ones;
        std::puts(ones % 2 == 0 ? "First" : "Second");
    }
}
