// WA: a piece moves to the next square only, so it cannot jump.
#include <cstdio>

signed char grundy[1 << 20];

int main() {
    for (int row = 0; row < 1 << 20; ++row) {
        bool seen[21] = {false};
        for (int i = 1; i < 20; ++i)
            if (row >> i & 1 && !(row >> (i - 1) & 1))
                seen[(int)grundy[row ^ 3 << (i - 1)]] = true;
        while (seen[(int)grundy[row]]) ++grundy[row];
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
