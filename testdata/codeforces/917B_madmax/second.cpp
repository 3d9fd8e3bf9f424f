// Fills a table without recursion: the letters from z down to a, and the pairs
// of vertices in the order of the sum of their heights. The height of a vertex
// is the length of the longest path that begins there.
#include <algorithm>
#include <cstdio>
#include <tuple>
#include <vector>

bool is_won[27][101][101];  // least letter, 26 if none is allowed; mine, theirs

int main() {
    int n, m;
    std::scanf("%d %d", &n, &m);
    std::vector<std::vector<int>> to[26];
    for (auto& targets : to) targets.resize(n + 1);
    std::vector<int> height(n + 1);
    std::vector<std::pair<int, int>> edges(m);
    for (auto& [v, u] : edges) {
        char letter;
        if (std::scanf("%d %d %c", &v, &u, &letter) != 3) return 1;
        to[letter - 'a'][v].push_back(u);
    }
    for (bool is_changed = true; is_changed;) {
        is_changed = false;
        for (const auto& [v, u] : edges)
            if (height[v] <= height[u]) {
                height[v] = height[u] + 1;
                is_changed = true;
            }
    }
    std::vector<std::tuple<int, int, int>> pairs;
    for (int v = 1; v <= n; ++v)
        for (int u = 1; u <= n; ++u)
            pairs.emplace_back(height[v] + height[u], v, u);
    std::sort(pairs.begin(), pairs.end());
    for (int c = 25; c >= 0; --c)
        for (const auto& [sum, v, u] : pairs) {
            bool& result = is_won[c][v][u] = is_won[c + 1][v][u];
            for (const int w : to[c][v])
                if (!is_won[c][u][w]) result = true;
        }
    for (int v = 1; v <= n; ++v) {
        for (int u = 1; u <= n; ++u) std::putchar(is_won[0][v][u] ? 'A' : 'B');
        std::putchar('\n');
    }
}
