// WA: does not remove the cells that the hole has left.
#include <cstdio>
#include <cstring>
#include <vector>

int n, m, k, seen[1600], partner[1600], gone[1600];
char s[41][41];
std::vector<int> to[1600];

bool match(int v) {
    for (int w : to[v]) {
        if (gone[w] || seen[w]) continue;
        seen[w] = 1;
        if (partner[w] < 0 || match(partner[w])) {
            partner[w] = v;
            partner[v] = w;
            return true;
        }
    }
    return false;
}

bool retry(int v) {
    memset(seen, 0, sizeof seen);
    return match(v);
}

bool leave(int v) {
    gone[v] = 0;
    int w = partner[v];
    if (w < 0) return false;
    partner[w] = -1;
    return !retry(w);
}

int main() {
    scanf("%d %d", &n, &m);
    int hole = 0;
    for (int i = 0; i < n; i++) {
        scanf("%s", s[i]);
        for (int j = 0; j < m; j++)
            if (s[i][j] == '.') hole = i * m + j, s[i][j] = 'X';
    }
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++) {
            int dx[] = {1, 0}, dy[] = {0, 1};
            for (int d = 0; d < 2; d++) {
                int x = i + dx[d], y = j + dy[d];
                if (x >= n || y >= m || s[i][j] == s[x][y]) continue;
                to[i * m + j].push_back(x * m + y);
                to[x * m + y].push_back(i * m + j);
            }
        }
    memset(partner, -1, sizeof partner);
    for (int v = 0; v < n * m; v++)
        if (partner[v] < 0) retry(v);
    scanf("%d", &k);
    std::vector<int> wins, mistakes;
    for (int i = 0; i < 2 * k; i++) {
        wins.push_back(leave(hole));
        int x, y;
        scanf("%d %d", &x, &y);
        hole = (x - 1) * m + y - 1;
    }
    wins.push_back(0);
    wins.push_back(0);
    for (int i = 0; i < k; i++)
        if (wins[2 * i] && wins[2 * i + 1]) mistakes.push_back(i + 1);
    printf("%d\n", (int)mistakes.size());
    for (int i : mistakes) printf("%d\n", i);
}
