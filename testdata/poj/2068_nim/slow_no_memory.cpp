// TLE: computes the same position again and again.
#include <cstdio>

int n, limit[20];

bool wins(int seat, int left) {
    if (left == 0) return true;
    for (int t = 1; t <= limit[seat] && t <= left; ++t)
        if (!wins((seat + 1) % (2 * n), left - t)) return true;
    return false;
}

int main() {
    int stones;
    while (std::scanf("%d", &n) == 1 && n) {
        std::scanf("%d", &stones);
        for (int i = 0; i < 2 * n; ++i) std::scanf("%d", &limit[i]);
        std::puts(wins(0, stones) ? "1" : "0");
    }
}
