// WA: treats remainder 0 as lost.
#include <cstdio>

int main() {
    int n, p, q;
    while (std::scanf("%d %d %d", &n, &p, &q) == 3) {
        std::puts(n % (p + q) <= p ? "LOST" : "WIN");
    }
}
