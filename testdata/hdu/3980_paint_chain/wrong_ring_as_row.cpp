// WA: treats the ring as a row of n beads.
#include <cstdio>
#include <cstring>

int grundy[1001];

void make_table(int m) {
    for (int row = 0; row <= 1000; ++row) {
        bool seen[64];
        std::memset(seen, 0, sizeof seen);
        for (int a = 0; a <= row - m; ++a)
            seen[grundy[a] ^ grundy[row - m - a]] = true;
        grundy[row] = 0;
        while (seen[grundy[row]]) ++grundy[row];
    }
}

int main() {
    int tests, n, m, last = 0;
    std::scanf("%d", &tests);
    for (int test = 1; test <= tests; ++test) {
        std::scanf("%d %d", &n, &m);
        if (m != last) make_table(last = m);
        std::printf("Case #%d: %s\n", test,
                    grundy[n] != 0 ? "aekdycoin" : "abcdxyzk");
    }
}
