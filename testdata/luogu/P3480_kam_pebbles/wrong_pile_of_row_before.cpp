// WA: takes the last pile of the row before for the left neighbour of the first.
#include <cstdio>

int main() {
    int tests, n, pile, last = 0;
    std::scanf("%d", &tests);
    while (tests--) {
        std::scanf("%d", &n);
        int nim = 0;
        for (int i = 1; i <= n; ++i) {
            std::scanf("%d", &pile);
            if ((n - i) % 2 == 0) nim ^= pile - last;
            last = pile;
        }
        std::puts(nim ? "TAK" : "NIE");
    }
}
