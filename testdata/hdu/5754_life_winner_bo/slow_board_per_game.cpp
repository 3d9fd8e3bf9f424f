// TLE: a new board for every game, and all moves of every square.
#include <cstdio>

char board[1000][1000];

char outcome(int type, int a, int b) {
    if (a == 0 && b == 0) return 'G';
    bool draw = false, moved = false;
    for (int i = 0; i <= a; ++i)
        for (int j = 0; j <= b; ++j) {
            const bool straight = !i != !j;
            if (type == 1   ? i > 1 || j > 1 || !(i + j)
                : type == 2 ? !straight
                : type == 3 ? i * j != 2
                            : !straight && (i != j || !i))
                continue;
            moved = true;
            if (board[a - i][b - j] == 'G') return 'B';
            if (board[a - i][b - j] == 'D') draw = true;
        }
    return moved && !draw ? 'G' : 'D';
}

int main() {
    int tests, type, n, m;
    std::scanf("%d", &tests);
    while (tests--) {
        std::scanf("%d %d %d", &type, &n, &m);
        for (int a = 0; a < n; ++a)
            for (int b = 0; b < m; ++b) board[a][b] = outcome(type, a, b);
        std::printf("%c\n", board[n - 1][m - 1]);
    }
}
