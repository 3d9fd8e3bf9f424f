// WA: assumes that Tom's piece is on the left.
#include <cstdio>
#include <cstdlib>

int main() {
    int n, m, t, j;
    while (std::scanf("%d %d", &n, &m) == 2) {
        int nim = 0;
        while (n--) {
            std::scanf("%d %d", &t, &j);
            nim ^= j - t - 1;
        }
        std::puts(nim ? "I WIN!" : "BAD LUCK!");
    }
}
