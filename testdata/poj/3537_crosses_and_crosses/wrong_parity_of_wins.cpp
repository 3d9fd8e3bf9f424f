// WA: treats a row as only won or lost, as if every value were 0 or 1.
#include <cstdio>
#include <cstring>

int grundy[2001];

int value(int row) { return row < 0 ? 0 : grundy[row]; }

int main() {
    int n;
    std::scanf("%d", &n);
    for (int row = 1; row <= n; ++row) {
        bool seen[128];
        std::memset(seen, 0, sizeof seen);
        for (int i = 1; i <= row; ++i)
            seen[value(i - 3) ^ value(row - i - 2)] = true;
        while (grundy[row] == 0 && seen[0]) ++grundy[row];
    }
    std::puts(grundy[n] ? "1" : "2");
}
