// WA: counts the pieces that win alone, as if a piece were only won or lost.
#include <cstdio>
#include <cstring>
#include <vector>

std::vector<int> options[1000];
int won[1000];

int value(int p) {
    if (won[p] != -1) return won[p];
    won[p] = 0;
    for (std::size_t i = 0; i < options[p].size(); ++i)
        if (!value(options[p][i])) won[p] = 1;
    return won[p];
}

int main() {
    int n, x, option, m, piece;
    while (std::scanf("%d", &n) == 1) {
        for (int p = 0; p < n; ++p) {
            options[p].clear();
            std::scanf("%d", &x);
            while (x--) std::scanf("%d", &option), options[p].push_back(option);
        }
        std::memset(won, -1, sizeof won);
        while (std::scanf("%d", &m) == 1 && m) {
            int sum = 0;
            while (m--) std::scanf("%d", &piece), sum ^= value(piece);
            std::puts(sum ? "WIN" : "LOSE");
        }
    }
}
