// WA: counts the rows with a gap, as if a move had to close it.
#include <cstdio>
#include <cstdlib>

int main() {
    int n, m, t, j;
    while (std::scanf("%d %d", &n, &m) == 2) {
        int nim = 0;
        while (n--) {
            std::scanf("%d %d", &t, &j);
            nim ^= std::abs(t - j) > 1;
        }
        std::puts(nim ? "I WIN!" : "BAD LUCK!");
    }
}
