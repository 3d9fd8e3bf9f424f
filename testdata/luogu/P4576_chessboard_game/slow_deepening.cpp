// TLE: searches one move deeper each time, and remembers nothing.
#include <cstdio>

int n;

// Does the player to move win (wanted) or lose in at most k moves?
bool wins(int who, int w, int b, int k);

bool loses(int who, int w, int b, int k) {
    if (w == b) return true;
    if (k < 2) return false;
    int c = who == 0 ? w : b;
    for (int s = -1 - who; s <= 1 + who; s++)
        for (int axis = 0; axis < 2; axis++) {
            int r = c / n + (axis == 0 ? s : 0), x = c % n + (axis ? s : 0);
            if (s == 0 || r < 0 || r >= n || x < 0 || x >= n) continue;
            int to = r * n + x;
            if (!(who == 0 ? wins(1, to, b, k - 1) : wins(0, w, to, k - 1)))
                return false;
        }
    return true;
}

bool wins(int who, int w, int b, int k) {
    if (w == b || k < 1) return false;
    int c = who == 0 ? w : b;
    for (int s = -1 - who; s <= 1 + who; s++)
        for (int axis = 0; axis < 2; axis++) {
            int r = c / n + (axis == 0 ? s : 0), x = c % n + (axis ? s : 0);
            if (s == 0 || r < 0 || r >= n || x < 0 || x >= n) continue;
            int to = r * n + x;
            if (who == 0 ? loses(1, to, b, k - 1) : loses(0, w, to, k - 1))
                return true;
        }
    return false;
}

int main() {
    int r1, c1, r2, c2;
    std::scanf("%d%d%d%d%d", &n, &r1, &c1, &r2, &c2);
    int w = (r1 - 1) * n + c1 - 1, b = (r2 - 1) * n + c2 - 1;
    for (int k = 1; k < 1000; k++) {
        if (wins(0, w, b, k)) return std::printf("WHITE %d\n", k), 0;
        if (loses(0, w, b, k)) return std::printf("BLACK %d\n", k), 0;
    }
    std::puts("DRAW");
}
