// WA: keeps the table of a game with other limits.
#include <cstdio>

int n, limit[20];
char known[20][8200];  // 0: not yet, 1: lost, 2: won

bool wins(int seat, int left) {
    if (left == 0) return true;
    char& answer = known[seat][left];
    if (!answer) {
        answer = 1;
        for (int t = 1; t <= limit[seat] && t <= left; ++t)
            if (!wins((seat + 1) % (2 * n), left - t)) answer = 2;
    }
    return answer == 2;
}

int main() {
    int stones;
    while (std::scanf("%d", &n) == 1 && n) {
        std::scanf("%d", &stones);
        for (int i = 0; i < 2 * n; ++i) std::scanf("%d", &limit[i]);
        std::puts(wins(0, stones) ? "1" : "0");
    }
}
