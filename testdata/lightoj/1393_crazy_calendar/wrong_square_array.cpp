// RE: keeps the cells in a square, which has no room for a long column.
// Size: shown by a grid with a long side.
#include <cstdio>

int main() {
    int tests, r, c, x;
    std::scanf("%d", &tests);
    for (int t = 1; t <= tests; ++t) {
        std::scanf("%d %d", &r, &c);
        static int cell[224][224];
        int nim = 0;
        for (int i = 0; i < r; ++i)
            for (int j = 0; j < c; ++j) std::scanf("%d", &cell[i][j]);
        for (int i = 0; i < r; ++i)
            for (int j = 0; j < c; ++j)
                if ((r - i + c - j) % 2 == 1) nim ^= cell[i][j];
        std::printf("Case %d: %s\n", t, nim ? "win" : "lose");
    }
}
