// MLE: stores for each position the moves that lead to it.
#include <cstdio>
#include <queue>
#include <vector>

int n, k;
std::vector<int> before[14000];
int result[14000], left[14000];

int main() {
    scanf("%d", &n);
    for (int p = 0; p < 2; p++) {
        scanf("%d", &k);
        for (int i = 0; i < k; i++) {
            int step;
            scanf("%d", &step);
            for (int from = 1; from < n; from++)
                before[(from + step) % n * 2 + 1 - p].push_back(from * 2 + p);
        }
        for (int from = 0; from < n; from++) left[from * 2 + p] = k;
    }
    std::queue<int> q;
    for (int p = 0; p < 2; p++) result[p] = -1, q.push(p);
    while (!q.empty()) {
        int v = q.front();
        q.pop();
        for (int u : before[v]) {
            if (result[u]) continue;
            if (result[v] == -1)
                result[u] = 1;
            else if (--left[u] == 0)
                result[u] = -1;
            if (result[u]) q.push(u);
        }
    }
    for (int p = 0; p < 2; p++)
        for (int i = 1; i < n; i++)
            printf("%s%c",
                   result[i * 2 + p] == 1 ? "Win"
                   : result[i * 2 + p]    ? "Lose"
                                          : "Loop",
                   i + 1 < n ? ' ' : '\n');
}
