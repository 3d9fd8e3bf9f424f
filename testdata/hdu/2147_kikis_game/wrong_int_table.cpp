// MLE: a table of 2001 x 2001 int takes 16 MB, and the limit is 10000 K.
#include <iostream>

int won[2001][2001];

int main() {
    for (int r = 1; r <= 2000; ++r)
        for (int c = 1; c <= 2000; ++c) {
            won[r][c] = 0;
            if (r > 1 && !won[r - 1][c]) won[r][c] = 1;
            if (c > 1 && !won[r][c - 1]) won[r][c] = 1;
            if (r > 1 && c > 1 && !won[r - 1][c - 1]) won[r][c] = 1;
        }
    int n, m;
    while (std::cin >> n >> m && (n || m))
        std::cout << (won[n][m] ? "Wonderful!\n" : "What a pity!\n");
}
