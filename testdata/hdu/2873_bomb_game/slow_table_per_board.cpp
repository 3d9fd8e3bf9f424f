// TLE: computes the table of values for each board.
#include <iostream>

int grundy[50][50];

int value(int p, int q) {
    if (p == 0 || q == 0) return p + q;
    bool seen[512] = {false};
    for (int u = 0; u < p; ++u)
        for (int v = 0; v < q; ++v) seen[grundy[u][q] ^ grundy[p][v]] = true;
    int mex = 0;
    while (seen[mex]) ++mex;
    return mex;
}

int main() {
    int n, m;
    char c;
    while (std::cin >> n >> m && n) {
        for (int p = 0; p < 50; ++p)
            for (int q = 0; q < 50; ++q) grundy[p][q] = value(p, q);
        int sum = 0;
        for (int p = 0; p < n; ++p)
            for (int q = 0; q < m; ++q)
                if (std::cin >> c && c == '#') sum ^= grundy[p][q];
        std::cout << (sum ? "John\n" : "Jack\n");
    }
}
