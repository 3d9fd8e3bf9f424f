// WA: uses only the parity, but T wins with a pile of more than half.
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

        std::puts(sum % 2 ? "T" : "HL");
    }
}
