// RE: an array of marks in each call: 4 KB a call, 4 MB in all on the stack.
// Size: shown by a path of about 1000 positions.
#include <cstdio>
#include <cstring>
#include <vector>

std::vector<int> options[1000];
int grundy[1000];

int value(int p) {
    if (grundy[p] != -1) return grundy[p];
    int seen[1001] = {0};
    for (std::size_t i = 0; i < options[p].size(); ++i)
        seen[value(options[p][i])] = 1;
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
