// WA: a position on the path of the search counts as a draw.
#include <algorithm>
#include <cstdio>

int n, memo[2][400][400];

// Positive: won in so many moves; negative: lost; 0: a draw.
int solve(int who, int w, int b) {
    if (w == b) return -1;
    int& result = memo[who][w][b];
    if (result != 1000) return result;
    result = 0;
    int c = who == 0 ? w : b, best_win = 999, worst_loss = 0;
    bool draw = false;
    for (int s = -1 - who; s <= 1 + who; s++)
        for (int axis = 0; axis < 2; axis++) {
            int r = c / n + (axis == 0 ? s : 0), k = c % n + (axis ? s : 0);
            if (s == 0 || r < 0 || r >= n || k < 0 || k >= n) continue;
            int to = r * n + k;
            int t = who == 0 ? solve(1, to, b) : solve(0, w, to);
            if (t == 0) draw = true;
            if (t < 0) best_win = std::min(best_win, -t);
            if (t > 0) worst_loss = std::max(worst_loss, t);
        }
    if (best_win < 999) return result = best_win + 1;
    return result = draw ? 0 : -worst_loss - 1;
}

int main() {
    int r1, c1, r2, c2;
    std::scanf("%d%d%d%d%d", &n, &r1, &c1, &r2, &c2);
    for (auto& a : memo)
        for (auto& b : a) std::fill(b, b + 400, 1000);
    int t = solve(0, (r1 - 1) * n + c1 - 1, (r2 - 1) * n + c2 - 1);
    if (t == 0)
        std::puts("DRAW");
    else
        std::printf("%s %d\n", t > 0 ? "WHITE" : "BLACK", (t > 0 ? t : -t) - 1);
}
