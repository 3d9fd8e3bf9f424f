// WA: forgets that the remaining stones are joined, too.
#include <cstdio>

int main() {
    int tests, n, m;
    std::scanf("%d", &tests);
    while (tests--) {
        std::scanf("%d%d", &n, &m);
        const int moves = n / m * (m - 1);
        std::puts(moves % 2 ? "0" : "1");
    }
}
