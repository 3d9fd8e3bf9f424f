// WA: keeps one cell away from a cross, not two.
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
            seen[value(i - 2) ^ value(row - i - 1)] = true;
        while (seen[grundy[row]]) ++grundy[row];
    }
    std::puts(grundy[n] ? "1" : "2");
}
