// WA: adds the room behind the pieces to the piles, as if it were used up.
#include <algorithm>
#include <cstdio>
#include <cstdlib>

int main() {
    int n, m, t, j;
    while (std::scanf("%d %d", &n, &m) == 2) {
        int nim = 0;
        while (n--) {
            std::scanf("%d %d", &t, &j);
            nim ^= (std::abs(t - j) - 1) ^ (std::min(t, j) - 1) ^
                   (m - std::max(t, j));
        }
        std::puts(nim ? "I WIN!" : "BAD LUCK!");
    }
}
