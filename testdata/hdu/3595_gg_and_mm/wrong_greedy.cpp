// WA: each move takes as much as possible: the length of Euclid's algorithm.
#include <algorithm>
#include <cstdio>

int main() {
    int n, p, q;
    while (std::scanf("%d", &n) == 1) {
        int most = 0;
        while (n--) {
            int steps = 0;
            std::scanf("%d%d", &p, &q);
            if (p < q) std::swap(p, q);
            while (q) {
                p %= q;
                std::swap(p, q);
                ++steps;
            }
            most = std::max(most, steps);
        }
        std::puts(most % 2 ? "MM" : "GG");
    }
}
