// WA: tries only one stone and the most stones, not the numbers between.
#include <cstdio>

bool won[8200][20];

int main() {
    int n, stones, limit[20];
    while (std::scanf("%d", &n) == 1 && n) {
        std::scanf("%d", &stones);
        for (int i = 0; i < 2 * n; ++i) std::scanf("%d", &limit[i]);
        for (int i = 0; i < 2 * n; ++i) won[0][i] = true;
        for (int s = 1; s <= stones; ++s)
            for (int i = 0; i < 2 * n; ++i) {
                won[s][i] = false;
                for (int t = 1; t <= limit[i] && t <= s;
                     t += t < limit[i] ? limit[i] - 1 : 1)
                    if (!won[s - t][(i + 1) % (2 * n)]) won[s][i] = true;
            }
        std::puts(won[stones][0] ? "1" : "0");
    }
}
