// WA: does not count the sides of the polygon as segments.
#include <cstdio>
#include <cstring>

int grundy[1000];

int main() {
    for (int n = 0; n < 1000; ++n) {
        bool seen[64];
        std::memset(seen, 0, sizeof seen);
        for (int a = 1; a < n - 2; ++a)
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
            if (n >= 1000) n = 500 + (n - 500) % 34;
            sum ^= grundy[n];
        }
        std::puts(sum ? "Carol" : "Dave");
    }
}
