// WA: goes from free cells along pairs and other steps in any order.
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

void search(int u) {
    wins[u] = true;
    for (int v : near[u])
        if (!wins[v]) search(v);
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
    std::memset(partner, -1, sizeof partner);
    for (int i = 0; i < n; ++i)
        for (int j = 0; j < m; ++j)
            if (maze[i][j] == '.' && (i + j) % 2 == 0) {
                ++stamp;
                match(i * m + j);
            }
    bool any = false;
    for (int i = 0; i < n; ++i)
        for (int j = 0; j < m; ++j)
            if (maze[i][j] == '.' && partner[i * m + j] < 0) {
                if (!wins[i * m + j]) search(i * m + j);
                any = true;
            }
    std::puts(any ? "WIN" : "LOSE");
    for (int i = 0; i < n; ++i)
        for (int j = 0; j < m; ++j)
            if (wins[i * m + j]) std::printf("%d %d\n", i + 1, j + 1);
}
