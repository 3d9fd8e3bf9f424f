// WA: uses the xor, as in Nim, where a move may be in any pile.
#include <cstdio>
#include <vector>

int main() {
    int tests, n;
    std::scanf("%d", &tests);
    while (tests--) {
        std::scanf("%d", &n);
        std::vector<int> a(n);
        for (int i = 0; i < n; ++i) std::scanf("%d", &a[i]);
        int sum = 0;
        for (int pile : a) sum ^= pile;
        std::puts(sum ? "First" : "Second");
    }
}
