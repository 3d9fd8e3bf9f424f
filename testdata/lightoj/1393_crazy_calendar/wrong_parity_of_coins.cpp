// WA: looks only at the parity of the number of coins at odd heights.
#include <cstdio>

int main() {
    int tests, r, c, x;
    std::scanf("%d", &tests);
    for (int t = 1; t <= tests; ++t) {
        std::scanf("%d %d", &r, &c);
        int nim = 0;
        for (int i = 0; i < r; ++i)
            for (int j = 0; j < c; ++j) {
                std::scanf("%d", &x);
                if ((i + j) % 2 != (r + c) % 2) nim = (nim + x) % 2;
            }
        std::printf("Case %d: %s\n", t, nim ? "win" : "lose");
    }
}
