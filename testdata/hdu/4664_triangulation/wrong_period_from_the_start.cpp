// WA: uses the period from the start, but g(15) = 0 and others are exceptions.
#include <cstdio>
#include <cstring>

int grundy[34];

int main() {
    for (int n = 0; n < 34; ++n) {
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
            n %= 34;
            sum ^= grundy[n];
        }
        std::puts(sum ? "Carol" : "Dave");
    }
}
