// WA: always moves along the smallest letter that is allowed.
#include <cstdio>
#include <vector>

struct Edge {
    int to;
    char c;
};

std::vector<Edge> adj[105];

bool win(int a, int b, char last) {
    Edge best = {0, '~'};
    for (Edge e : adj[a])
        if (e.c >= last && e.c < best.c) best = e;
    return best.to && !win(b, best.to, best.c);
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
