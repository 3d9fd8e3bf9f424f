// WA: treats every square of the diagonal as lost.
#include <algorithm>
#include <cmath>
#include <cstdio>

char king(int a, int b) { return a % 2 || b % 2 ? 'B' : 'G'; }

char rook(int a, int b) { return a == b ? 'G' : 'B'; }

char knight(int a, int b) {
    if (a == b) return 'G';
    if (b - a == 1 && a % 3 == 1) return 'B';
    return 'D';
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
