// TLE: finds a maximum matching without each cell in turn.
#include <cstdio>
#include <cstring>
#include <vector>

int n, m, partner[10000], seen[10000], stamp;
char maze[101][102];
std::vector<int> near[10000];
bool wins[10000];

bool match(int u) {
    for (int v : near[u]) {
        if (seen[v] == stamp) continue;
        seen[v] = stamp;
        if (partner[v] < 0 || match(partner[v])) {
            partner[v] = u;
            partner[u] = v;
            return true;
        }
    }
    return false;
}

int main() {
    std::scanf("%d %d", &n, &m);
    for (int i = 0; i < n; ++i) std::scanf("%s", maze[i]);
    for (int i = 0; i < n; ++i)
        for (int j = 0; j < m; ++j) {
            if (maze[i][j] != '.') continue;
            if (i > 0 && maze[i - 1][j] == '.') {
                near[i * m + j].push_back((i - 1) * m + j);
                near[(i - 1) * m + j].push_back(i * m + j);
            }
            if (j > 0 && maze[i][j - 1] == '.') {
                near[i * m + j].push_back(i * m + j - 1);
                near[i * m + j - 1].push_back(i * m + j);
            }
        }
    int whole = 0;
    bool any = false;
    for (int left_out = -1; left_out < n * m; ++left_out) {
        if (left_out >= 0 && maze[left_out / m][left_out % m] != '.') continue;
        std::memset(partner, -1, sizeof partner);
        int pairs = 0;
        for (int i = 0; i < n * m; ++i)
            if (maze[i / m][i % m] == '.' && (i / m + i % m) % 2 == 0 &&
                i != left_out) {
                ++stamp;
                if (left_out >= 0) seen[left_out] = stamp;
                pairs += match(i);
            }
        if (left_out < 0)
            whole = pairs;
        else if (pairs == whole)
            any = wins[left_out] = true;
    }
    std::puts(any ? "WIN" : "LOSE");
    for (int i = 0; i < n; ++i)
        for (int j = 0; j < m; ++j)
            if (wins[i * m + j]) std::printf("%d %d\n", i + 1, j + 1);
}
