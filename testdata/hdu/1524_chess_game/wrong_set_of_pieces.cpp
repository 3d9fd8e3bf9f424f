// WA: treats the pieces of a query as a set, so equal pieces count once.
#include <cstdio>
#include <cstring>
#include <set>
#include <vector>

std::vector<int> options[1000];
int grundy[1000];

int value(int p) {
    if (grundy[p] != -1) return grundy[p];
    std::vector<bool> seen(1001);
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
            std::set<int> pieces;
            while (m--) std::scanf("%d", &piece), pieces.insert(piece);
            int sum = 0;
            for (std::set<int>::iterator i = pieces.begin(); i != pieces.end();
                 ++i)
                sum ^= value(*i);
            std::puts(sum ? "WIN" : "LOSE");
        }
    }
}
