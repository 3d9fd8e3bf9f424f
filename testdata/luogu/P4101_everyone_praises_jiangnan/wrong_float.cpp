// WA: computes in float, which has 24 binary places.
#include <cmath>
#include <cstdio>

int main() {
    int tests, n, m;
    std::scanf("%d", &tests);
    while (tests--) {
        std::scanf("%d%d", &n, &m);
        const int fewest = int(std::ceil(float(n) / float(m)));
        std::puts((n - fewest) % 2 ? "0" : "1");
    }
}
