// WA: counts a move for the first stone of the last pile, too.
#include <cstdio>

int main() {
    int tests, n, m;
    std::scanf("%d", &tests);
    while (tests--) {
        std::scanf("%d%d", &n, &m);
        const int moves = n / m * (m - 1) + n % m;
        std::puts(moves % 2 ? "0" : "1");
    }
}
