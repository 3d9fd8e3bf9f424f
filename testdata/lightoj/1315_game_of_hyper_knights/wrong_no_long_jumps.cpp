// WA: uses only the jumps of a chess knight.
#include <cstdio>

const int SIZE = 750;
int grundy[SIZE][SIZE];
int jumps[][2] = {{1, -2}, {-2, 1}, {-2, -1}, {-1, -2}};

void fill(int row, int column) {
    bool seen[16] = {};
    for (auto& jump : jumps) {
        const int r = row + jump[0], c = column + jump[1];
        if (r >= 0 && r < SIZE && c >= 0 && c < SIZE) seen[grundy[r][c]] = true;
    }
    while (seen[grundy[row][column]]) ++grundy[row][column];
}

int main() {
    int tests, n, x, y;
    for (int sum = 0; sum <= 2 * (SIZE - 1); ++sum)
        for (int row = 0; row < SIZE; ++row)
            if (sum - row >= 0 && sum - row < SIZE) fill(row, sum - row);
    std::scanf("%d", &tests);
    for (int t = 1; t <= tests; ++t) {
        int sum = 0;
        std::scanf("%d", &n);
        while (n--) {
            std::scanf("%d %d", &x, &y);
            sum ^= grundy[x][y];
        }
        std::printf("Case %d: %s\n", t, sum ? "Alice" : "Bob");
    }
}
