// WA: takes the nim-sum of two rows, one for each side.
#include <cstdio>
#include <cstring>

int grundy[201];

int main() {
    for (int side = 2; side <= 200; ++side) {
        bool seen[64];
        std::memset(seen, 0, sizeof seen);
        for (int i = 2; i <= side - i; ++i)
            seen[grundy[i] ^ grundy[side - i]] = true;
        while (seen[grundy[side]]) ++grundy[side];
    }
    int w, h;
    while (std::scanf("%d %d", &w, &h) == 2)
        std::puts((grundy[w] ^ grundy[h]) != 0 ? "WIN" : "LOSE");
}
