// Grundy values without mex. Finds the cells of value v for v = 0, 1, ... in
// turn: in the order of row + column, a cell that has no value yet gets the
// value v iff no jump leads to a cell of value v.
#include <cstdio>
#include <vector>

constexpr int SIZE = 750;  // (499, 499) leads to (748, 1) and no further
constexpr int JUMPS[6][2] = {{1, -2},  {-2, 1},  {-2, -1},
                             {-1, -2}, {-1, -3}, {-3, -1}};

int main() {
    std::vector<std::vector<int>> value(SIZE, std::vector<int>(SIZE, -1));
    const auto value_at = [&](int row, int column) {
        const bool on_board =
            0 <= row && row < SIZE && 0 <= column && column < SIZE;
        return on_board ? value[row][column] : -1;
    };
    for (int v = 0; v <= 6; ++v)  // six jumps: the value is at most 6
        for (int sum = 0; sum <= 2 * (SIZE - 1); ++sum)
            for (int row = 0; row < SIZE; ++row) {
                const int column = sum - row;
                if (column < 0 || column >= SIZE || value[row][column] >= 0)
                    continue;
                bool blocked = false;
                for (const auto& jump : JUMPS)
                    if (value_at(row + jump[0], column + jump[1]) == v)
                        blocked = true;
                if (!blocked) value[row][column] = v;
            }
    int tests, n, row, column;
    if (std::scanf("%d", &tests) != 1) return 1;
    for (int test = 1; test <= tests; ++test) {
        int sum = 0;
        if (std::scanf("%d", &n) != 1) return 1;
        while (n-- > 0 && std::scanf("%d %d", &row, &column) == 2)
            sum ^= value[row][column];
        std::printf("Case %d: %s\n", test, sum != 0 ? "Alice" : "Bob");
    }
}
