// TLE: computes the table again for each sheet.
#include <cstdio>
#include <cstring>

int grundy[201][201];

void make_table(int most) {
    for (int w = 2; w <= most; ++w)
        for (int h = 2; h <= most; ++h) {
            bool seen[64];
            std::memset(seen, 0, sizeof seen);
            for (int i = 2; i <= w - i; ++i)
                seen[grundy[i][h] ^ grundy[w - i][h]] = true;
            for (int i = 2; i <= h - i; ++i)
                seen[grundy[w][i] ^ grundy[w][h - i]] = true;
            grundy[w][h] = 0;
            while (seen[grundy[w][h]]) ++grundy[w][h];
        }
}

int main() {
    int w, h;

    while (std::scanf("%d %d", &w, &h) == 2) {
        make_table(w > h ? w : h);
        std::puts(grundy[w][h] != 0 ? "WIN" : "LOSE");
    }
}
