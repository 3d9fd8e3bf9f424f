// TLE: computes the table of all rows for each case.
#include <cstdio>
#include <cstring>

signed char grundy[1 << 20];

void fill() {
    std::memset(grundy, 0, sizeof grundy);
    for (int row = 0; row < 1 << 20; ++row) {
        bool seen[21] = {false};
        for (int i = 1; i < 20; ++i) {
            int j = i - 1;
            while (j >= 0 && row >> j & 1) --j;
            if (row >> i & 1 && j >= 0)
                seen[(int)grundy[row ^ 1 << i ^ 1 << j]] = true;
        }
        while (seen[(int)grundy[row]]) ++grundy[row];
    }
}

int main() {
    int t, n, m, column;
    std::scanf("%d", &t);
    while (t--) {
        fill();
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
