// TLE: searches without memory.
#include <cstdio>
#include <vector>

struct Edge {
    int to;
    char c;
};

std::vector<Edge> adj[105];

bool win(int a, int b, char last) {
    for (Edge e : adj[a])
        if (e.c >= last && !win(b, e.to, e.c)) return true;
    return false;
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
        for (int j = 1; j <= n; j++) std::putchar(win(i, j, 'a') ? 'A' : 'B');
        std::puts("");
    }
}
