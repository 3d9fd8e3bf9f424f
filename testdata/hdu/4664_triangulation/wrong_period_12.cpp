// WA: uses the period 12 of Kayles, 0.77, in which a move may take one.
#include <cstdio>
#include <cstring>

int grundy[83];

int main() {
    for (int n = 0; n < 83; ++n) {
        bool seen[16];
        std::memset(seen, 0, sizeof seen);
        for (int a = 0; a <= n - 2; ++a)
            seen[grundy[a] ^ grundy[n - 2 - a]] = true;
        grundy[n] = 0;
        while (seen[grundy[n]]) ++grundy[n];
    }
    int tests, planes, n;
    std::scanf("%d", &tests);
    while (tests--) {
        int sum = 0;
        std::scanf("%d", &planes);
        while (planes--) {
            std::scanf("%d", &n);
            if (n >= 71) n = 71 + (n - 71) % 12;
            sum ^= grundy[n];
        }
        std::puts(sum ? "Carol" : "Dave");
    }
}
