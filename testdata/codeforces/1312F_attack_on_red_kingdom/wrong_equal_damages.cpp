// WA: counts attacks of equal damage once.
#include <cstdio>
#include <vector>

int n, d[3], g[5000][3];

int value(long long a, int last) {
    if (a <= 0) return 0;
    if (a >= 60) a = 60 + (a - 60) % 2520;
    return g[a][last];
}

int main() {
    int tests;
    std::scanf("%d", &tests);
    while (tests--) {
        std::scanf("%d%d%d%d", &n, &d[0], &d[1], &d[2]);
        for (int a = 1; a < 5000; ++a)
            for (int last = 0; last < 3; ++last) {
                bool seen[5] = {};
                for (int kind = 0; kind < 3; ++kind)
                    if (kind == 0 || kind != last)
                        seen[value(a - d[kind], kind)] = true;
                g[a][last] = 0;
                while (seen[g[a][last]]) ++g[a][last];
            }
        std::vector<long long> castles(n);
        int sum = 0, count = 0;
        for (int i = 0; i < n; ++i) {
            std::scanf("%lld", &castles[i]);
            sum ^= value(castles[i], 0);
        }
        for (int i = 0; i < n; ++i) {
            const int others = sum ^ value(castles[i], 0);
            for (int kind = 0; kind < 3; ++kind) {
                bool is_new = true;
                for (int other = 0; other < kind; ++other)
                    if (d[other] == d[kind]) is_new = false;
                if (is_new && value(castles[i] - d[kind], kind) == others)
                    ++count;
            }
        }
        std::printf("%d\n", count);
    }
}
