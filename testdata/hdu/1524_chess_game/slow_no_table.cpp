// TLE: no table: computes the value of a position again on every path to it.
#include <cstdio>
#include <vector>

std::vector<int> options[1000];

int value(int p) {
    std::vector<bool> seen(options[p].size() + 1);
    for (std::size_t i = 0; i < options[p].size(); ++i) {
        const int v = value(options[p][i]);
        if (v < (int)seen.size()) seen[v] = true;
    }
    int mex = 0;
    while (seen[mex]) ++mex;
    return mex;
}

int main() {
    int n, x, option, m, piece;
    while (std::scanf("%d", &n) == 1) {
        for (int p = 0; p < n; ++p) {
            options[p].clear();
            std::scanf("%d", &x);
            while (x--) std::scanf("%d", &option), options[p].push_back(option);
        }
        while (std::scanf("%d", &m) == 1 && m) {
            int sum = 0;
            while (m--) std::scanf("%d", &piece), sum ^= value(piece);
            std::puts(sum ? "WIN" : "LOSE");
        }
    }
}
