// WA: a player may not take from the pile of his own last move.
#include <cstdio>
#include <vector>

int main() {
    int tests, n;
    std::scanf("%d", &tests);
    while (tests--) {
        std::scanf("%d", &n);
        std::vector<int> a(n);
        for (int i = 0; i < n; ++i) std::scanf("%d", &a[i]);
        int last[2] = {-1, -1}, mover = 0;
        for (;; mover = 1 - mover) {
            int best = -1;
            for (int i = 0; i < n; ++i)
                if (i != last[mover] && a[i] > 0)
                    if (best < 0 || a[i] > a[best]) best = i;
            if (best < 0) break;
            --a[best];
            last[mover] = best;
        }
        std::puts(mover == 1 ? "T" : "HL");
    }
}
