// WA: its basis has 29 places, but 10^9 has 30.
#include <algorithm>
#include <cstdio>
#include <set>
#include <vector>

int main() {
    int n;

    while (std::scanf("%d", &n) == 1) {
        std::vector<int> a(n);
        for (int& x : a) std::scanf("%d", &x);
        bool found = false;
        int basis[29] = {};
        for (int bar : a) {
            bar &= (1 << 29) - 1;
            for (int p = 28; p >= 0; p--) {
                if (!(bar >> p & 1)) continue;
                if (!basis[p]) {
                    basis[p] = bar;
                    break;
                }
                bar ^= basis[p];
            }
            if (bar == 0) found = true;
        }
        std::puts(found ? "NO" : "YES");
    }
}
