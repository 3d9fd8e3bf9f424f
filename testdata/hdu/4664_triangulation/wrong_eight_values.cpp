// WA: has no room for the values 8 and 9.
#include <cstdio>
#include <cstring>

int grundy[87];

int main() {
    for (int n = 0; n < 87; ++n) {
        bool seen[8];
        std::memset(seen, 0, sizeof seen);
        for (int a = 0; a <= n - 2; ++a)
            if ((grundy[a] ^ grundy[n - 2 - a]) < 8)
                seen[grundy[a] ^ grundy[n - 2 - a]] = true;
        grundy[n] = 0;
        while (grundy[n] < 8 && seen[grundy[n]]) ++grundy[n];
    }
    int tests, planes, n;
    std::scanf("%d", &tests);
    while (tests--) {
        int sum = 0;
        std::scanf("%d", &planes);
        while (planes--) {
            std::scanf("%d", &n);
            if (n >= 53) n = 53 + (n - 53) % 34;
            sum ^= grundy[n];
        }
        std::puts(sum ? "Carol" : "Dave");
    }
}
