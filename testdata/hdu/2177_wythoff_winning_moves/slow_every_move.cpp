// TLE: tries every move in turn.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    const int N = 1000000;
    std::vector<int> partner(2 * N + 1, -1);
    for (int n = 0, k = 0; n <= N; ++n)
        if (partner[n] < 0) {
            partner[n] = n + k, partner[n + k] = n;
            ++k;
        }
    int a, b;
    while (std::scanf("%d%d", &a, &b) == 2 && (a || b)) {
        if (partner[a] == b) {
            std::puts("0");
            continue;
        }
        std::puts("1");
        for (int t = 1; t <= a; ++t)
            if (partner[a - t] == b - t) std::printf("%d %d\n", a - t, b - t);
        for (int t = 1; t <= b; ++t)
            if (partner[b - t] == a)
                std::printf("%d %d\n", std::min(a, b - t), std::max(a, b - t));
        for (int t = 1; t <= a && a < b; ++t)
            if (partner[a - t] == b) std::printf("%d %d\n", a - t, b);
    }
}
