// TLE: computes the table of values for each case.
#include <cstdio>
#include <cstring>

int grundy[10001];

int main() {
    int tests, n, x;
    std::scanf("%d", &tests);
    for (int t = 1; t <= tests; ++t) {
        std::memset(grundy, 0, sizeof grundy);
        for (int i = 1; i <= 10000; ++i) {
            bool seen[128];
            std::memset(seen, 0, sizeof seen);
            for (int a = 1; a < i - a; ++a)
                seen[grundy[a] ^ grundy[i - a]] = true;
            while (seen[grundy[i]]) ++grundy[i];
        }
        int sum = 0;
        std::scanf("%d", &n);
        while (n--) std::scanf("%d", &x), sum ^= grundy[x];
        std::printf("Case %d: %s\n", t, sum ? "Alice" : "Bob");
    }
}
