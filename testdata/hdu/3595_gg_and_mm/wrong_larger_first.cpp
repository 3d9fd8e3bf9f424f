// WA: assumes that the first pile of a game is the larger one.
#include <algorithm>
#include <cstdio>

int steps(int a, int b) {
    if (b == 0) return 0;
    int s = steps(b, a % b);
    return s % 2 && a / b > 1 ? s + 2 : s + 1;
}

int main() {
    int n, p, q;
    while (std::scanf("%d", &n) == 1) {
        int most = 0;
        while (n--) {
            std::scanf("%d%d", &p, &q);
            most = std::max(most, steps(p, q));
        }
        std::puts(most % 2 ? "MM" : "GG");
    }
}
