// WA: treats remainder p as won, as if fewer than p could be taken.
#include <cstdio>

int main() {
    int n, p, q;
    while (std::scanf("%d %d %d", &n, &p, &q) == 3) {
        int r = n % (p + q);
        std::puts(r >= 1 && r < p ? "LOST" : "WIN");
    }
}
