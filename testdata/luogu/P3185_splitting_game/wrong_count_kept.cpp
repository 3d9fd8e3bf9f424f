// WA: continues the count of the last case.
#include <cstdio>
#include <cstring>

int sg[21], p[21];

int main() {
    for (int d = 1; d < 21; ++d) {
        bool seen[64];
        std::memset(seen, 0, sizeof seen);
        for (int a = 0; a < d; ++a)
            for (int b = 0; b <= a; ++b) seen[sg[a] ^ sg[b]] = true;
        while (seen[sg[d]]) ++sg[d];
    }
    int t, n, count = 0;
    std::scanf("%d", &t);
    while (t--) {
        std::scanf("%d", &n);
        int x = 0, I = -1, J = -1, K = -1;
        for (int i = 0; i < n; ++i) {
            std::scanf("%d", &p[i]);
            if (p[i] & 1) x ^= sg[n - 1 - i];
        }
        for (int i = 0; i < n; ++i)
            for (int j = i + 1; j < n; ++j)
                for (int k = j; k < n; ++k) {
                    if (!p[i]) continue;
                    if (x ^ sg[n - 1 - i] ^ sg[n - 1 - j] ^ sg[n - 1 - k])
                        continue;
                    if (!count++) I = i, J = j, K = k;
                }
        std::printf("%d %d %d\n%d\n", I, J, K, count);
    }
}
