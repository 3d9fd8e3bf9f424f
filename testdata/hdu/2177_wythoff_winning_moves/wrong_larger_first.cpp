// WA: prints the unchanged pile first, even if it is the larger one.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    const int N = 1000000;
    std::vector<int> partner(2 * N + 1, -1), lower;
    for (int n = 0; n <= N; ++n)
        if (partner[n] < 0) {
            int m = n + (int)lower.size();
            partner[n] = m, partner[m] = n;
            lower.push_back(n);
        }
    lower.resize(N + 1, 2 * N);
    int a, b;
    while (std::scanf("%d%d", &a, &b) == 2 && (a || b)) {
        int d = b - a, x = lower[d], p = partner[a], q = partner[b];
        if (p == b) {
            std::puts("0");
            continue;
        }
        std::puts("1");
        if (x < a) std::printf("%d %d\n", x, x + d);
        if (p < b) std::printf("%d %d\n", a, p);
        if (q < a && a < b) std::printf("%d %d\n", q, b);
    }
}
