// WA: compares the letter with the last one of the same player.
#include <cstdio>
#include <vector>

struct Edge {
    int to;
    char c;
};

std::vector<Edge> adj[105];
int longest[105][27];

// The number of moves of a player alone.
int find(int a, int last) {
    int& r = longest[a][last];
    if (r > 0) return r - 1;
    r = 1;
    for (Edge e : adj[a])
        if (e.c - 'a' >= last) {
            int moves = find(e.to, e.c - 'a') + 1;
            if (moves + 1 > r) r = moves + 1;
        }
    return r - 1;
}

int main() {
    int n, m, v, u;
    char c;
    std::scanf("%d%d", &n, &m);
    while (m--) {
        std::scanf("%d%d %c", &v, &u, &c);
        adj[v].push_back({u, c});
    }
    for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= n; j++)
            std::putchar(find(i, 0) > find(j, 0) ? 'A' : 'B');
        std::puts("");
    }
}
