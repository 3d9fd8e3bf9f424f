// WA: has no room for values of 32 or more.
#include <cstdio>
#include <cstring>

int grundy[2001];

int value(int row) { return row < 0 ? 0 : grundy[row]; }

int main() {
    int n;
    std::scanf("%d", &n);
    for (int row = 1; row <= n; ++row) {
        bool seen[32];
        std::memset(seen, 0, sizeof seen);
        for (int i = 1; i <= row; ++i)
            if ((value(i - 3) ^ value(row - i - 2)) < 32)
                seen[value(i - 3) ^ value(row - i - 2)] = true;
        while (grundy[row] < 32 && seen[grundy[row]]) ++grundy[row];
    }
    std::puts(grundy[n] ? "1" : "2");
}
