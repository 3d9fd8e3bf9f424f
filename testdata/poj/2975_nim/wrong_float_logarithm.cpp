// WA: finds the highest place of the nim-sum in float, which rounds up.
#include <cmath>
#include <cstdio>

int piles[1000];

int main() {
    int n;
    while (std::scanf("%d", &n) == 1 && n) {
        int sum = 0, moves = 0;
        for (int i = 0; i < n; ++i) {
            std::scanf("%d", &piles[i]);
            sum ^= piles[i];
        }
        const int top = sum ? int(std::log2(float(sum))) : 30;
        for (int i = 0; i < n; ++i) moves += piles[i] >> top & 1;
        std::printf("%d\n", moves);
    }
}
