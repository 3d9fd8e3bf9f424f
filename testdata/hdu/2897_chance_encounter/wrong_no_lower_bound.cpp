// WA: misere Bachet, as if any number up to q could be taken.
#include <cstdio>

int main() {
    int n, p, q;
    while (std::scanf("%d %d %d", &n, &p, &q) == 3) {
        std::puts((n - 1) % (q + 1) == 0 ? "LOST" : "WIN");
    }
}
