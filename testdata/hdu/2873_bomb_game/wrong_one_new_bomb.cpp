// WA: only one of the two new bombs appears: two Nim piles.
#include <iostream>

int grundy[50][50];

int value(int p, int q) { return p ^ q; }

int main() {
    for (int p = 0; p < 50; ++p)
        for (int q = 0; q < 50; ++q) grundy[p][q] = value(p, q);
    int n, m;
    char c;
    while (std::cin >> n >> m && n) {
        int sum = 0;
        for (int p = 0; p < n; ++p)
            for (int q = 0; q < m; ++q)
                if (std::cin >> c && c == '#') sum ^= grundy[p][q];
        std::cout << (sum ? "John\n" : "Jack\n");
    }
}
