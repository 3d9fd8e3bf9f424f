// WA: uses the xor, as in Nim, where a move takes any number of stones.
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
        int x = 0;
        for (int pile : a) x ^= pile;
        std::puts(x ? "T" : "HL");
    }
}
