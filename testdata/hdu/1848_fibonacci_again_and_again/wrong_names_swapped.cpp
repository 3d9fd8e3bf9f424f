// WA: treats Nacci, who is named second, as the player who moves first.
#include <cstdio>
#include <cstring>

int grundy[1001], fib[40];

int main() {
    int a, b, c, k = 15;
    fib[0] = 1;
    fib[1] = 2;
    for (int i = 2; i <= k; ++i) fib[i] = fib[i - 1] + fib[i - 2];
    for (int x = 1; x <= 1000; ++x) {
        bool seen[64];
        std::memset(seen, 0, sizeof seen);
        for (int i = 0; i <= k && fib[i] <= x; ++i)
            seen[grundy[x - fib[i]]] = true;
        while (seen[grundy[x]]) ++grundy[x];
    }
    while (std::scanf("%d %d %d", &a, &b, &c) == 3 && (a || b || c))
        std::puts(grundy[a] ^ grundy[b] ^ grundy[c] ? "Nacci" : "Fibo");
}
