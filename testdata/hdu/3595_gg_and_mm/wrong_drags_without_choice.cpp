// WA: counts two moves from a, b to b, a mod b if the rest is won, even if a <
// 2b.
#include <algorithm>
#include <cstdio>

int steps(int a, int b) {
    if (b == 0) return 0;
    int s = steps(b, a % b);
    return s % 2 ? s + 2 : s + 1;
}

int main() {
    int n, p, q;
    while (std::scanf("%d", &n) == 1) {
        int most = 0;
        while (n--) {
            std::scanf("%d%d", &p, &q);
            most = std::max(most, steps(std::max(p, q), std::min(p, q)));
        }
        std::puts(most % 2 ? "MM" : "GG");
    }
}
