// TLE: tries all plays.
#include <cstdio>

int a[105], n, from, to;

bool wins() {
    for (int i = 0; i + 1 < n; ++i) {
        const int old = a[i];
        for (int up = old + 1; up < a[i + 1]; ++up) {
            a[i] = up;
            const bool good = !wins();
            a[i] = old;
            if (good) {
                from = old;
                to = up;
                return true;
            }
        }
    }
    return false;
}

int main() {
    while (std::scanf("%d", &a[n]) == 1) ++n;
    if (wins())
        std::printf("%d %d\n", from, to);
    else
        std::puts("-1");
}
