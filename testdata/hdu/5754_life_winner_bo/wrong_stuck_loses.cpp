// WA: a knight that cannot move loses, as in normal play.
#include <algorithm>
#include <cmath>
#include <cstdio>

bool lost[4][1000][1000];

int main() {
    for (int a = 0; a < 1000; ++a)
        for (int b = 0; b < 1000; ++b) {
            lost[0][a][b] = a % 2 == 0 && b % 2 == 0;
            lost[1][a][b] = a == b;
            lost[2][a][b] = !(a >= 1 && b >= 2 && lost[2][a - 1][b - 2]) &&
                            !(a >= 2 && b >= 1 && lost[2][a - 2][b - 1]);
            const int k = std::max(a, b) - std::min(a, b);
            lost[3][a][b] = std::min(a, b) == int(k * (1 + std::sqrt(5.0)) / 2);
        }
    int tests, type, n, m;
    std::scanf("%d", &tests);
    while (tests--) {
        std::scanf("%d %d %d", &type, &n, &m);
        std::puts(lost[type - 1][n - 1][m - 1] ? "G" : "B");
    }
}
