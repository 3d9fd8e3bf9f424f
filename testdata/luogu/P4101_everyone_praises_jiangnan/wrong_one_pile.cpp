// WA: does not stop at m stones in a pile.
#include <cstdio>

int main() {
    int tests, n, m;
    std::scanf("%d", &tests);
    while (tests--) {
        std::scanf("%d%d", &n, &m);

        std::puts(m > 1 && n % 2 == 0 ? "0" : "1");
    }
}
