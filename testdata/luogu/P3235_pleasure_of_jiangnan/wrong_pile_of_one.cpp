// WA: with F = 1, gives the pile of 1 a move: into one pile of value 0.
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
    for (int x = F; x <= 100000; ++x) {
        seen[0] = x;
        for (int l = 2, r; l <= x; l = r + 1) {
            r = x / (x / l);
            mark(x, l);
            if (l < r) mark(x, l + 1);
        }
        while (seen[sg[x]] == x) ++sg[x];
    }
    while (T--) {
        int n, x, sum = 0;
        for (std::scanf("%d", &n); n--; sum ^= sg[x]) std::scanf("%d", &x);
        std::printf("%d%c", sum ? 1 : 0, T ? ' ' : '\n');
    }
}
