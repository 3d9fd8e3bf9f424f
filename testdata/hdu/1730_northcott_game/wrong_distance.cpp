// WA: the distance of two pieces instead of the gap between them.
#include <cstdio>
#include <cstdlib>

int main() {
    int n, m, t, j;
    while (std::scanf("%d %d", &n, &m) == 2) {
        int nim = 0;
        while (n--) {
            std::scanf("%d %d", &t, &j);
            nim ^= std::abs(t - j);
        }
        std::puts(nim ? "I WIN!" : "BAD LUCK!");
    }
}
