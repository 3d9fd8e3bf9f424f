// TLE: computes the values of all numbers of soldiers up to the largest one.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    int tests, n, d[3];
    std::scanf("%d", &tests);
    while (tests--) {
        std::scanf("%d%d%d%d", &n, &d[0], &d[1], &d[2]);
        std::vector<long long> castles(n);
        for (int i = 0; i < n; ++i) {
            std::scanf("%lld", &castles[i]);
        }
        std::sort(castles.begin(), castles.end());
        std::vector<int> own(n);
        std::vector<std::vector<int>> after(n, std::vector<int>(3));
        int g[8][3] = {};  // by soldiers modulo 8
        std::size_t i = 0;
        for (long long a = 1; i < castles.size(); ++a) {
            int* now = g[a % 8];
            int option[3];
            for (int kind = 0; kind < 3; ++kind)
                option[kind] = a < d[kind] ? 0 : g[(a - d[kind]) % 8][kind];
            for (int last = 0; last < 3; ++last) {
                now[last] = 0;
                bool seen[5] = {};
                for (int kind = 0; kind < 3; ++kind)
                    if (kind == 0 || kind != last) seen[option[kind]] = true;
                while (seen[now[last]]) ++now[last];
            }
            for (; i < castles.size() && castles[i] == a; ++i) {
                own[i] = now[0];
                for (int kind = 0; kind < 3; ++kind)
                    after[i][kind] = option[kind];
            }
        }
        int sum = 0, count = 0;
        for (int j = 0; j < n; ++j) sum ^= own[j];
        for (int j = 0; j < n; ++j)
            for (int kind = 0; kind < 3; ++kind)
                if ((sum ^ own[j]) == after[j][kind]) ++count;
        std::printf("%d\n", count);
    }
}
