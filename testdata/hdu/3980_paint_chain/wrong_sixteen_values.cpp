// WA: has no room for values of 16 or more.
#include <cstdio>
#include <cstring>

int grundy[1001];

void make_table(int m) {
    for (int row = 0; row <= 1000; ++row) {
        bool seen[16];
        std::memset(seen, 0, sizeof seen);
        for (int a = 0; a <= row - m; ++a)
            if ((grundy[a] ^ grundy[row - m - a]) < 16)
                seen[grundy[a] ^ grundy[row - m - a]] = true;
        grundy[row] = 0;
        while (grundy[row] < 16 && seen[grundy[row]]) ++grundy[row];
    }
}

int main() {
    int tests, n, m, last = 0;
    std::scanf("%d", &tests);
    for (int test = 1; test <= tests; ++test) {
        std::scanf("%d %d", &n, &m);
        if (m != last) make_table(last = m);
        std::printf("Case #%d: %s\n", test,
                    n >= m && grundy[n - m] == 0 ? "aekdycoin" : "abcdxyzk");
    }
}
