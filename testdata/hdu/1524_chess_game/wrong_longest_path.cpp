// WA: treats the longest path from a position as its Grundy value.
#include <algorithm>
#include <cstdio>
#include <cstring>
#include <vector>

std::vector<int> options[1000];
int longest[1000];

int value(int p) {
    if (longest[p] != -1) return longest[p];
    int moves = 0;
    for (std::size_t i = 0; i < options[p].size(); ++i)
        moves = std::max(moves, 1 + value(options[p][i]));
    return longest[p] = moves;
}

int main() {
    int n, x, option, m, piece;
    while (std::scanf("%d", &n) == 1) {
        for (int p = 0; p < n; ++p) {
            options[p].clear();
            std::scanf("%d", &x);
            while (x--) std::scanf("%d", &option), options[p].push_back(option);
        }
        std::memset(longest, -1, sizeof longest);
        while (std::scanf("%d", &m) == 1 && m) {
            int sum = 0;
            while (m--) std::scanf("%d", &piece), sum ^= value(piece);
            std::puts(sum ? "WIN" : "LOSE");
        }
    }
}
