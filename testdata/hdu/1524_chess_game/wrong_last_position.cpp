// WA: looks for edges to the positions 0 to n - 2 only.
#include <cstdio>
#include <cstring>
#include <vector>

bool edge[1000][1000];
int grundy[1000], n;

int value(int p) {
    if (grundy[p] != -1) return grundy[p];
    std::vector<bool> seen(1001);
    for (int q = 0; q < n - 1; ++q)
        if (edge[p][q]) seen[value(q)] = true;
    int mex = 0;
    while (seen[mex]) ++mex;
    return grundy[p] = mex;
}

int main() {
    int x, option, m, piece;
    while (std::scanf("%d", &n) == 1) {
        std::memset(edge, 0, sizeof edge);
        for (int p = 0; p < n; ++p) {
            std::scanf("%d", &x);
            while (x--) std::scanf("%d", &option), edge[p][option] = true;
        }
        std::memset(grundy, -1, sizeof grundy);
        while (std::scanf("%d", &m) == 1 && m) {
            int sum = 0;
            while (m--) std::scanf("%d", &piece), sum ^= value(piece);
            std::puts(sum ? "WIN" : "LOSE");
        }
    }
}
