// TLE: fills a table of all smaller piles for every line.
#include <cstdio>

bool wins[65536];

int main() {
    int n, p, q;
    while (std::scanf("%d %d %d", &n, &p, &q) == 3) {
        wins[0] = true;
        for (int pile = 1; pile <= n; ++pile) {
            int lost = 0;
            for (int x = p; x <= q && x <= pile; ++x) lost += !wins[pile - x];
            wins[pile] = lost > 0;
        }
        std::puts(wins[n] ? "WIN" : "LOST");
    }
}
