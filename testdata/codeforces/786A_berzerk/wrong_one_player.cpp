// WA: treats the label of a place as that of both players.
#include <cstdio>
#include <queue>
#include <vector>

int n, k[2], s[2][7000], result[2][7000], left[2][7000];

int main() {
    scanf("%d", &n);
    for (int p = 0; p < 2; p++) {
        scanf("%d", &k[p]);
        for (int i = 0; i < k[p]; i++) scanf("%d", &s[p][i]);
    }
    for (int p = 0; p < 2; p++)
        for (int i = 0; i < n; i++) left[p][i] = k[p];
    std::queue<int> q;
    for (int p = 0; p < 2; p++) result[p][0] = -1, q.push(p);
    while (!q.empty()) {
        int at = q.front() / 2, p = q.front() % 2;
        q.pop();
        int mover = 1 - p;
        for (int i = 0; i < k[mover]; i++) {
            int from = (at - s[mover][i] + n) % n;
            if (result[mover][from]) continue;
            if (result[p][at] == -1)
                result[0][from] = result[1][from] = 1;
            else if (--left[mover][from] == 0)
                result[mover][from] = -1;
            if (result[mover][from]) q.push(2 * from + mover);
        }
    }
    for (int p = 0; p < 2; p++)
        for (int i = 1; i < n; i++)
            printf("%s%c",
                   result[p][i] == 1 ? "Win"
                   : result[p][i]    ? "Lose"
                                     : "Loop",
                   i + 1 < n ? ' ' : '\n');
}
