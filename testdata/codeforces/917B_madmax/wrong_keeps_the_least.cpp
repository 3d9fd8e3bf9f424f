// WA: passes on the letter before the move, not the letter of the move.
#include <cstdio>
#include <cstring>
#include <vector>

struct Edge {
    int to;
    char c;
};

std::vector<Edge> adj[105];
signed char memo[105][105][128];

bool win(int a, int b, char last) {
    signed char& r = memo[a][b][last];
    if (r >= 0) return r;
    r = 0;
    for (Edge e : adj[a])
        if (e.c >= last && !win(b, e.to, last)) r = 1;
    return r;
}

int main() {
    int n, m, v, u;
    char c;
    std::memset(memo, -1, sizeof memo);
    std::scanf("%d%d", &n, &m);
    while (m--) {
        std::scanf("%d%d %c", &v, &u, &c);
        adj[v].push_back({u, c});
    }
    for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= n; j++) std::putchar(win(i, j, 'a') ? 'A' : 'B');
        std::puts("");
    }
}
