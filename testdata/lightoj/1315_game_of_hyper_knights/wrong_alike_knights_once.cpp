// WA: keeps the knights in a set, so knights on one cell count once.
#include <cstdio>
#include <set>
#include <utility>

const int SIZE = 750;
int grundy[SIZE][SIZE];
int jumps[][2] = {{1, -2}, {-2, 1}, {-2, -1}, {-1, -2}, {-1, -3}, {-3, -1}};

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
        std::set<std::pair<int, int>> knights;
        std::scanf("%d", &n);
        while (n--) {
            std::scanf("%d %d", &x, &y);
            knights.insert({x, y});
        }
        int sum = 0;
        for (auto& knight : knights) sum ^= grundy[knight.first][knight.second];
        std::printf("Case %d: %s\n", t, sum ? "Alice" : "Bob");
    }
}
