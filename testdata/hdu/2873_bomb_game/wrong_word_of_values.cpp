// WA: a set of values in one word of 64 bits, as if none were above 63.
#include <iostream>

int grundy[50][50];

int value(int p, int q) {
    if (p == 0 || q == 0) return p + q;
    unsigned long long seen = 0;
    for (int u = 0; u < p; ++u)
        for (int v = 0; v < q; ++v)
            seen |= 1ULL << ((grundy[u][q] ^ grundy[p][v]) & 63);
    int mex = 0;
    while (mex < 63 && seen >> mex & 1) ++mex;
    return mex;
}

int main() {
    for (int p = 0; p < 50; ++p)
        for (int q = 0; q < 50; ++q) grundy[p][q] = value(p, q);
    int n, m;
    char c;
    while (std::cin >> n >> m && n) {
        int sum = 0;
        for (int p = 0; p < n; ++p)
            for (int q = 0; q < m; ++q)
                if (std::cin >> c && c == '#') sum ^= grundy[p][q];
        std::cout << (sum ? "John\n" : "Jack\n");
    }
}
