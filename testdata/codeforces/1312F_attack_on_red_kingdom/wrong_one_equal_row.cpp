// WA: takes two equal rows of values for a period; five in a row are needed.
#include <array>
#include <cstdio>
#include <map>
#include <vector>

int n, d[3];
std::vector<std::array<int, 3>> g;
long long first, period;

int value(long long a, int last) {
    if (a <= 0) return 0;
    if (a >= first) a = first + (a - first) % period;
    return g[a][last];
}

void fill() {
    g = {{0, 0, 0}};
    std::map<std::array<int, 3>, int> seen;
    first = 1000000;
    for (int a = 1;; ++a) {
        g.push_back({});
        for (int last = 0; last < 3; ++last) {
            bool option[5] = {};
            for (int kind = 0; kind < 3; ++kind)
                if (kind == 0 || kind != last)
                    option[value(a - d[kind], kind)] = true;
            while (option[g[a][last]]) ++g[a][last];
        }
        if (seen.count(g[a])) {
            first = seen[g[a]];
            period = a - first;
            return;
        }
        seen[g[a]] = a;
    }
}

int main() {
    int tests;
    std::scanf("%d", &tests);
    while (tests--) {
        std::scanf("%d%d%d%d", &n, &d[0], &d[1], &d[2]);
        fill();
        std::vector<long long> castles(n);
        int sum = 0, count = 0;
        for (int i = 0; i < n; ++i) {
            std::scanf("%lld", &castles[i]);
            sum ^= value(castles[i], 0);
        }
        for (int i = 0; i < n; ++i) {
            const int others = sum ^ value(castles[i], 0);
            for (int kind = 0; kind < 3; ++kind)
                if (value(castles[i] - d[kind], kind) == others) ++count;
        }
        std::printf("%d\n", count);
    }
}
