// WA: forgets the pile of the remaining stones.
#include <cstdio>

int main() {
    int tests, n, m;
    std::scanf("%d", &tests);
    while (tests--) {
        std::scanf("%d%d", &n, &m);
        const int moves = n - n / m;
        std::puts(moves % 2 ? "0" : "1");
    }
}
