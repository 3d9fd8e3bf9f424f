// TLE: fills the table again for each board.
#include <iostream>

bool won[2001][2001];

int main() {
    int n, m;
    while (std::cin >> n >> m && (n || m)) {
        for (int r = 1; r <= n; ++r)
            for (int c = 1; c <= m; ++c)
                won[r][c] = (r > 1 && !won[r - 1][c]) ||
                            (c > 1 && !won[r][c - 1]) ||
                            (r > 1 && c > 1 && !won[r - 1][c - 1]);
        std::cout << (won[n][m] ? "Wonderful!\n" : "What a pity!\n");
    }
}
