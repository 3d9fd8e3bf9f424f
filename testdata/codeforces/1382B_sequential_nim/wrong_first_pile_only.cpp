// WA: after a first pile of one stone, treats all piles as single stones.
#include <cstdio>
#include <vector>

int main() {
    int tests, n;
    std::scanf("%d", &tests);
    while (tests--) {
        std::scanf("%d", &n);
        std::vector<int> a(n);
        for (int i = 0; i < n; ++i) std::scanf("%d", &a[i]);

        std::puts(a[0] > 1 || n % 2 == 1 ? "First" : "Second");
    }
}
