// Computes the total of Takahashi alone, in two tables: what he gets from a
// pile if he is to move, and what he gets if Aoki is to move. Takahashi chooses
// the maximum, and Aoki chooses the minimum.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    int n, k;
    if (std::scanf("%d %d", &n, &k) != 2) return 1;
    std::vector<int> allowed(k);
    for (int& a : allowed)
        if (std::scanf("%d", &a) != 1) return 1;
    std::vector<int> if_takahashi(n + 1, 0), if_aoki(n + 1, n);
    if_aoki[0] = 0;
    for (int left = 1; left <= n; ++left)
        for (const int a : allowed) {
            if (a > left) continue;
            if_takahashi[left] =
                std::max(if_takahashi[left], a + if_aoki[left - a]);
            if_aoki[left] = std::min(if_aoki[left], if_takahashi[left - a]);
        }
    std::printf("%d\n", if_takahashi[n]);
}
