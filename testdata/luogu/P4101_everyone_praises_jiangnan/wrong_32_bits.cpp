// WA: computes n * (m - 1) in 32 bits; it needs 64.
#include <cstdio>

int main() {
    int tests, n, m;
    std::scanf("%d", &tests);
    while (tests--) {
        std::scanf("%d%d", &n, &m);
        const unsigned moves = unsigned(n) * unsigned(m - 1) / unsigned(m);
        std::puts(moves % 2 ? "0" : "1");
    }
}
