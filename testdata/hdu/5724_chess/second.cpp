// By Sprague-Grundy: the value of each of the 2^20 rows, by mex. Column 20 is
// bit 0, so a move leads to a smaller number.
#include <cstdio>
#include <vector>

constexpr int COLUMNS = 20;

int main() {
    std::vector<signed char> value(1 << COLUMNS);
    for (int row = 0; row < 1 << COLUMNS; ++row) {
        unsigned options = 0;  // bit v is set if some option has the value v
        int free = 0;          // the next free square to the right
        for (int square = 1; square <= row; square *= 2)
            if (!(row & square))
                free = square;
            else if (free > 0)
                options |= 1u << value[row - square + free];
        while (options >> value[row] & 1) ++value[row];
    }
    int tests, n, m, column;
    if (std::scanf("%d", &tests) != 1) return 1;
    while (tests-- > 0 && std::scanf("%d", &n) == 1) {
        int sum = 0;
        while (n-- > 0 && std::scanf("%d", &m) == 1) {
            int row = 0;
            while (m-- > 0 && std::scanf("%d", &column) == 1)
                row |= 1 << (COLUMNS - column);
            sum ^= value[row];
        }
        std::puts(sum != 0 ? "YES" : "NO");
    }
}
