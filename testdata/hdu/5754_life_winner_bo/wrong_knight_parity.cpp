// WA: draws with the knight only where it cannot reach the corner.
#include <algorithm>
#include <cmath>
#include <cstdio>

char king(int a, int b) { return a % 2 || b % 2 ? 'B' : 'G'; }

char rook(int a, int b) { return a == b ? 'G' : 'B'; }

char knight(int a, int b) {
    if ((a + b) % 3 || b > 2 * a) return 'D';
    return (a + b) / 3 % 2 ? 'B' : 'G';
}

char queen(int a, int b) {
    return a == int((b - a) * (1 + std::sqrt(5.0)) / 2) ? 'G' : 'B';
}

int main() {
    int tests, type, n, m;
    std::scanf("%d", &tests);
    while (tests--) {
        std::scanf("%d %d %d", &type, &n, &m);
        if (n > m) std::swap(n, m);
        --n, --m;
        std::printf("%c\n", type == 1   ? king(n, m)
                            : type == 2 ? rook(n, m)
                            : type == 3 ? knight(n, m)
                                        : queen(n, m));
    }
}
