// WA: the product n * (m - 1) needs 64 bits.
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
