// WA: exchanges the answers: 0 means that the first player wins.
#include <cstdio>

int main() {
    int tests, n, m;
    std::scanf("%d", &tests);
    while (tests--) {
        std::scanf("%d%d", &n, &m);
        const int fewest = (n - 1) / m + 1;
        std::puts((n - fewest) % 2 == 0 ? "0" : "1");
    }
}
