// Walks upwards over the runs of lost piles, by the rule alone: a run from
// `first` to `last` makes all piles from first + p to last + q won, and the
// next run begins behind them. It ends before the first pile that it makes won.
#include <cstdio>

int main() {
    int n, p, q;
    while (std::scanf("%d %d %d", &n, &p, &q) == 3) {
        int first = 1, last = p;  // such a pile must be taken completely
        while (last < n) {
            first = last + q + 1;
            last = first + p - 1;
        }
        std::puts(first <= n ? "LOST" : "WIN");
    }
}
