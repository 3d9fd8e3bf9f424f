// WA: sends the waves of L along the diagonals of R.
#include <cstdio>

int n, m;
char b[21][22];
unsigned char known[2][40][40][40][40];

int g(int c, int u1, int u2, int v1, int v2) {
    if (u1 >= u2 || v1 >= v2) return 0;
    unsigned char& value = known[c][u1][u2][v1][v2];
    if (value) return value - 1;
    bool seen[512] = {};
    for (int i = 0; i < n; ++i)
        for (int j = 0; j < m; ++j) {
            const int u = i + j, v = i - j + m - 1;
            if (u % 2 != c || u < u1 || u >= u2 || v < v1 || v >= v2) continue;
            const int up = g(c, u1, u, v1, v2) ^ g(c, u + 1, u2, v1, v2);
            const int side = g(c, u1, u2, v1, v) ^ g(c, u1, u2, v + 1, v2);
            const int four = g(c, u1, u, v1, v) ^ g(c, u1, u, v + 1, v2) ^
                             g(c, u + 1, u2, v1, v) ^
                             g(c, u + 1, u2, v + 1, v2);
            seen[b[i][j] == 'R' ? up : b[i][j] == 'L' ? side : four] = true;
        }
    int mex = 0;
    while (seen[mex]) ++mex;
    value = mex + 1;
    return mex;
}

int main() {
    std::scanf("%d%d", &n, &m);
    for (int i = 0; i < n; ++i) std::scanf("%s", b[i]);
    const int end = n + m - 1;
    std::puts(g(0, 0, end, 0, end) != g(1, 0, end, 0, end) ? "WIN" : "LOSE");
}
