// WA: lets the game that ends first decide.
#include <algorithm>
#include <cstdio>

int steps[1001][1001];

int main() {
    for (int a = 1; a <= 1000; ++a)
        for (int b = 1; b <= a; ++b) {
            int win = 0, loss = 0;
            for (int x = a - b; x >= 0; x -= b) {
                int s = 1 + steps[std::max(x, b)][std::min(x, b)];
                if (s % 2)
                    win = win ? std::min(win, s) : s;
                else
                    loss = std::max(loss, s);
            }
            steps[a][b] = win ? win : loss;
        }
    int n, p, q;
    while (std::scanf("%d", &n) == 1) {
        int least = 10000;
        while (n--) {
            std::scanf("%d%d", &p, &q);
            least = std::min(least, steps[std::max(p, q)][std::min(p, q)]);
        }
        std::puts(least % 2 ? "MM" : "GG");
    }
}
