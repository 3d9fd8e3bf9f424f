// WA: all calls share one array of marks, so marks of other positions remain.
#include <cstdio>
#include <cstring>
#include <vector>

std::vector<int> options[1000];
int grundy[1000];
bool seen[1001];

int value(int p) {
    if (grundy[p] != -1) return grundy[p];
    std::memset(seen, 0, sizeof seen);
    for (std::size_t i = 0; i < options[p].size(); ++i)
        seen[value(options[p][i])] = true;
    int mex = 0;
    while (seen[mex]) ++mex;
    return grundy[p] = mex;
}

int main() {
    int n, x, option, m, piece;
    while (std::scanf("%d", &n) == 1) {
        for (int p = 0; p < n; ++p) {
            options[p].clear();
            std::scanf("%d", &x);
            while (x--) std::scanf("%d", &option), options[p].push_back(option);
        }
        std::memset(grundy, -1, sizeof grundy);
        while (std::scanf("%d", &m) == 1 && m) {
            int sum = 0;
            while (m--) std::scanf("%d", &piece), sum ^= value(piece);
            std::puts(sum ? "WIN" : "LOSE");
        }
    }
}
