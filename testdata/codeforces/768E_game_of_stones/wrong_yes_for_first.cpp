// WA: prints YES for the first player.
#include <cstdio>

int value(int s) {
    int k = 0;
    while ((k + 1) * (k + 2) / 2 <= s) ++k;
    return k;
}

int main() {
    int n, s, sum = 0;
    std::scanf("%d", &n);
    while (n--) {
        std::scanf("%d", &s);
        sum ^= value(s);
    }
    std::puts(sum != 0 ? "YES" : "NO");
}
