// WA: counts the shortest game, which nobody can force.
#include <cstdio>

int main() {
    int tests, n, m;
    std::scanf("%d", &tests);
    while (tests--) {
        std::scanf("%d%d", &n, &m);
        const int half = m / 2 + 1, last = m - half + 1;
        const int most = n <= m ? 1 : (n - last) / half + 1;
        std::puts((n - most) % 2 ? "0" : "1");
    }
}
