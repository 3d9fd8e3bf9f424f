// WA: treats a box that a full move exactly fills as one that cannot be filled.
#include <cmath>
#include <cstdio>

int value(int s, int c) {
    if (c == 0 || c >= s) return 0;
    int t = int(std::sqrt(double(s)));
    while (t + t * t > s) --t;
    if (c > t) return s - c;
    return value(t, c);
}

int main() {
    int n, s, c;
    for (int k = 1; std::scanf("%d", &n) == 1 && n; ++k) {
        int sum = 0;
        while (n--) {
            std::scanf("%d %d", &s, &c);
            sum ^= value(s, c);
        }
        std::printf("Case %d:\n%s\n", k, sum ? "Yes" : "No");
    }
}
