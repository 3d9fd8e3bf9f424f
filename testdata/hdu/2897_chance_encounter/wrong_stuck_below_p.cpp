// WA: lets a player lose who cannot take p coins.
#include <cstdio>

int main() {
    int n, p, q;
    while (std::scanf("%d %d %d", &n, &p, &q) == 3) {
        std::puts(n % (p + q) < p ? "LOST" : "WIN");
    }
}
