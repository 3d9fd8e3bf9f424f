// Colours the cells from the bottom right corner, where coins stay. Then
// decides Nim on the cells of one colour bit by bit: the player to move loses
// iff each binary digit appears in an even number of cells.
#include <cstdio>
#include <vector>

int main() {
    int tests, rows, columns;
    std::scanf("%d", &tests);
    for (int test = 1; test <= tests; ++test) {
        std::scanf("%d %d", &rows, &columns);
        std::vector<std::vector<int>> coins(rows, std::vector<int>(columns));
        for (auto& row : coins)
            for (int& cell : row) std::scanf("%d", &cell);
        std::vector<std::vector<bool>> counts(rows, std::vector<bool>(columns));
        std::vector<int> with_digit(30);
        for (int i = rows - 1; i >= 0; --i)
            for (int j = columns - 1; j >= 0; --j) {
                if (i + 1 < rows)
                    counts[i][j] = !counts[i + 1][j];
                else if (j + 1 < columns)
                    counts[i][j] = !counts[i][j + 1];
                for (int b = 0; b < 30; ++b)
                    if (counts[i][j]) with_digit[b] += coins[i][j] >> b & 1;
            }
        bool wins = false;
        for (const int number : with_digit)
            if (number % 2 != 0) wins = true;
        std::printf("Case %d: %s\n", test, wins ? "win" : "lose");
    }
}
