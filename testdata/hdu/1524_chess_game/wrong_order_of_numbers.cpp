// WA: fills the table from position n - 1 down, as if all edges led upwards.
#include <cstdio>
#include <cstring>
#include <vector>

std::vector<int> options[1000];
int grundy[1000];

int value(int p) { return grundy[p]; }

int main() {
    int n, x, option, m, piece;
    while (std::scanf("%d", &n) == 1) {
        for (int p = 0; p < n; ++p) {
            options[p].clear();
            std::scanf("%d", &x);
            while (x--) std::scanf("%d", &option), options[p].push_back(option);
        }
        std::memset(grundy, 0, sizeof grundy);
        for (int p = n - 1; p >= 0; --p) {
            std::vector<bool> seen(1001);
            for (std::size_t i = 0; i < options[p].size(); ++i)
                seen[grundy[options[p][i]]] = true;
            while (seen[grundy[p]]) ++grundy[p];
        }
        while (std::scanf("%d", &m) == 1 && m) {
            int sum = 0;
            while (m--) std::scanf("%d", &piece), sum ^= value(piece);
            std::puts(sum ? "WIN" : "LOSE");
        }
    }
}
