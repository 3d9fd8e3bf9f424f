// WA: stops after 40 moves; the longest game has 58.
#include <cstdio>
#include <queue>
#include <vector>

int n, dist[2][400][400], won[2][400][400];
struct State {
    int who, w, b;
};

std::vector<int> reach(int c, int who) {
    std::vector<int> cells;
    int r = c / n, k = c % n;
    (void)r, (void)k, (void)who;
    for (int s = -1 - who; s <= 1 + who; s++) {
        if (s == 0) continue;
        if (r + s >= 0 && r + s < n) cells.push_back(c + s * n);
        if (k + s >= 0 && k + s < n) cells.push_back(c + s);
    }
    return cells;
}

int main() {
    int r1, c1, r2, c2;
    std::scanf("%d%d%d%d%d", &n, &r1, &c1, &r2, &c2);
    std::queue<State> q;
    for (int who = 0; who < 2; who++)
        for (int c = 0; c < n * n; c++) q.push({who, c, c});
    while (!q.empty()) {
        auto [who, w, b] = q.front();
        q.pop();
        int t = dist[who][w][b], p = 1 - who;
        for (int x : reach(p == 0 ? w : b, p)) {
            int w2 = p == 0 ? x : w, b2 = p == 0 ? b : x;
            if (w2 == b2 || dist[p][w2][b2]) continue;
            if (t == 40) continue;
            if (t % 2 == 0 || ++won[p][w2][b2] == (int)reach(x, p).size())
                dist[p][w2][b2] = t + 1, q.push({p, w2, b2});
        }
    }
    int t = dist[0][(r1 - 1) * n + c1 - 1][(r2 - 1) * n + c2 - 1];
    if (t == 0)
        std::puts("DRAW");
    else
        std::printf("%s %d\n", t % 2 ? "WHITE" : "BLACK", t);
}
