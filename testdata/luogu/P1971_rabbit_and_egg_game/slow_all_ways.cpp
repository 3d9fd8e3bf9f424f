// TLE: tries all paths of the hole.
#include <cstdio>
#include <vector>

int n, m, k, gone[40][40];
char s[41][41];

bool wins(int x, int y, int player) {
    gone[x][y] = 1;
    bool found = false;
    int dx[] = {1, -1, 0, 0}, dy[] = {0, 0, 1, -1};
    for (int d = 0; d < 4 && !found; d++) {
        int a = x + dx[d], b = y + dy[d];
        if (a < 0 || b < 0 || a >= n || b >= m || gone[a][b]) continue;
        if (s[a][b] == "OX"[player] && !wins(a, b, 1 - player)) found = true;
    }
    gone[x][y] = 0;
    return found;
}

int main() {
    scanf("%d %d", &n, &m);
    int x = 0, y = 0;
    for (int i = 0; i < n; i++) {
        scanf("%s", s[i]);
        for (int j = 0; j < m; j++)
            if (s[i][j] == '.') x = i, y = j;
    }
    scanf("%d", &k);
    std::vector<int> mistakes;
    for (int i = 1; i <= k; i++) {
        bool both = true;
        for (int player = 0; player < 2; player++) {
            both = wins(x, y, player) && both;
            gone[x][y] = 1;
            scanf("%d %d", &x, &y);
            x--, y--;
        }
        if (both) mistakes.push_back(i);
    }
    printf("%d\n", (int)mistakes.size());
    for (int i : mistakes) printf("%d\n", i);
}
