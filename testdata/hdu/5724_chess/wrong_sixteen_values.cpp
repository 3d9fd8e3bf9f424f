// WA: has marks for the values 0 to 15 only, but a row can have the value 19.
// Smallest: 16 pieces, as a row of at most 15 is worth at most 15.
#include <cstdio>

signed char grundy[1 << 20];

int main() {
    for (int row = 0; row < 1 << 20; ++row) {
        unsigned short seen = 0;
        for (int i = 1; i < 20; ++i) {
            int j = i - 1;
            while (j >= 0 && row >> j & 1) --j;
            if (row >> i & 1 && j >= 0)
                seen |= 1 << grundy[row ^ 1 << i ^ 1 << j] % 16;
        }
        while (seen >> grundy[row] & 1) ++grundy[row];
    }
    int t, n, m, column;
    std::scanf("%d", &t);
    while (t--) {
        int sum = 0;
        std::scanf("%d", &n);
        while (n--) {
            int row = 0;
            std::scanf("%d", &m);
            while (m--) std::scanf("%d", &column), row |= 1 << (20 - column);
            sum ^= grundy[row];
        }
        std::puts(sum ? "YES" : "NO");
    }
}
