// WA: skips the second m of a group if the value of the first was there.
#include <cstdio>

int T, F, sg[100001], seen[64];

bool mark(int x, int m) {
    int q = x / m, r = x % m, value = 0;
    if (r & 1) value ^= sg[q + 1];
    if ((m - r) & 1) value ^= sg[q];
    bool is_new = seen[value] != x;
    seen[value] = x;
    return is_new;
}

int main() {
    std::scanf("%d%d", &T, &F);
    for (int x = F < 2 ? 2 : F; x <= 100000; ++x) {
        for (int l = 2, r; l <= x; l = r + 1) {
            r = x / (x / l);
            if (mark(x, l) && l < r) mark(x, l + 1);
        }
        while (seen[sg[x]] == x) ++sg[x];
    }
    while (T--) {
        int n, x, sum = 0;
        for (std::scanf("%d", &n); n--; sum ^= sg[x]) std::scanf("%d", &x);
        std::printf("%d%c", sum ? 1 : 0, T ? ' ' : '\n');
    }
}
