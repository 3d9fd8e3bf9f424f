// WA: MM wins as soon as any single game is won for the first player.
#include <algorithm>
#include <cstdio>

bool won(int a, int b) {
    if (b == 0) return false;
    return a >= 2 * b || !won(b, a % b);
}

int main() {
    int n, p, q;
    while (std::scanf("%d", &n) == 1) {
        bool any = false;
        while (n--) {
            std::scanf("%d%d", &p, &q);
            if (won(std::max(p, q), std::min(p, q))) any = true;
        }
        std::puts(any ? "MM" : "GG");
    }
}
