// WA: misere play: the player who moves last loses.
#include <iostream>

bool won[2002][2002];

int main() {
    for (int r = 1; r <= 2000; ++r)
        for (int c = 1; c <= 2000; ++c)
            won[r][c] = (r == 1 && c == 1) || (r > 1 && !won[r - 1][c]) ||
                        (c > 1 && !won[r][c - 1]) ||
                        (r > 1 && c > 1 && !won[r - 1][c - 1]);
    int n, m;
    while (std::cin >> n >> m && (n || m))
        std::cout << (won[n][m] ? "Wonderful!\n" : "What a pity!\n");
}
