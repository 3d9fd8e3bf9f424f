// WA: lets T win by size only with a single pile, but T also wins 3 1.
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

        std::puts(n == 1 || sum % 2 ? "T" : "HL");
    }
}
