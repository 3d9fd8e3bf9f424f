// WA: of each group with equal quotients tries the first m only.
#include <cstdio>

int T, F, sg[100001], seen[64];

void mark(int x, int m) {
    int q = x / m, r = x % m, value = 0;
    if (r & 1) value ^= sg[q + 1];
    if ((m - r) & 1) value ^= sg[q];
    seen[value] = x;
}

int main() {
    std::scanf("%d%d", &T, &F);
    for (int x = F < 2 ? 2 : F; x <= 100000; ++x) {
        for (int l = 2, r; l <= x; l = r + 1) {
            r = x / (x / l);
            mark(x, l);
        }
        while (seen[sg[x]] == x) ++sg[x];
    }
    while (T--) {
        int n, x, sum = 0;
        for (std::scanf("%d", &n); n--; sum ^= sg[x]) std::scanf("%d", &x);
        std::printf("%d%c", sum ? 1 : 0, T ? ' ' : '\n');
    }
}
