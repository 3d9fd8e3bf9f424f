// WA: subtracts 1 for the last pile even if no stone remains.
#include <cstdio>

int main() {
    int tests, n, m;
    std::scanf("%d", &tests);
    while (tests--) {
        std::scanf("%d%d", &n, &m);
        const int moves = n / m * (m - 1) + n % m - 1;
        std::puts(moves % 2 ? "0" : "1");
    }
}
